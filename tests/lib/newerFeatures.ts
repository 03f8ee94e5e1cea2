/** Names by the reason why pages work without them. */
type Reasons = Readonly<Record<string, readonly string[]>>;

const words = (text: string) => text.trim().split(/\s+/);

/**
 * What scripts use and the oldest browsers lack. A test takes all of it away before
 * pages start.
 */
export const newerApis: Reasons = {
  'A timer takes their place.': ['requestIdleCallback', 'setImmediate'],
  'Text is copied without waiting for it.': ['ClipboardItem'],
  'Nothing is known of the space that is left.': [
    '.estimate',
    '.quota',
    '.usage',
  ],
  'A stroke has fewer points.': ['.getCoalescedEvents'],
  'All is prefetched, as on a fast connection.': words(
    'navigator.connection .connection .effectiveType .saveData .downlink',
  ),
  'Policies ask only browsers that have them.': words(
    'trustedTypes .createPolicy .createHTML .createScript .createScriptURL',
  ),
  'Words of ours that name something else.': words(
    '.confidence .difference .fileName .ic .layers .platforms .records .results .symbols .union',
  ),
  'ONNX Runtime has short names, too.': ['.vb'],
  "React Native's event about light and dark has such a field.": [
    '.colorScheme',
  ],
  'React Native for Web catches it, and goes by a list of languages.': [
    '.maximize',
  ],
  'The libraries of QR codes and of menus ask first.': [
    '.toBase64',
    '.checkVisibility',
  ],
  'React asks first.': words(
    'navigation .canIntercept .currentEntry .transition .skipTransition .startViewTransition .popover .fromElement',
  ),
  'CodeMirror asks first.': words(`
    EditContext cancelIdleCallback Intl.Segmenter navigator.scheduling
    .getComposedRanges .getTextFormats .isInputPending .prevValue .rangeEnd
    .rangeStart .timeRemaining .underlineStyle .underlineThickness .updateText
    .updateCharacterBounds .updateRangeEnd .updateRangeStart .updateSelectionBounds`),
  'ONNX Runtime asks first, and computes without a graphics card.': words(`
    Atomics.waitAsync Error.captureStackTrace Float16Array GPUDevice
    GPUInternalError GPUOutOfMemoryError GPUSupportedLimits GPUValidationError
    console.timeStamp navigator.gpu navigator.ml .beginComputePass .clearBuffer
    .copyBufferToBuffer .createBindGroup .createBindGroupLayout .requestDevice
    .createCommandEncoder .createComputePipeline .createComputePipelineAsync
    .createPipelineLayout .createQuerySet .createShaderModule .requestAdapter
    .dispatchWorkgroups .dispatchWorkgroupsIndirect .features .getBindGroupLayout
    .getMappedRange .isFallbackAdapter .lost .mapAsync .mapState
    .maxStorageBuffersPerShaderStage .maxStorageTexturesPerShaderStage
    .opSupportLimits .pc .popErrorScope .pushErrorScope .readTensor
    .requestAdapterInfo .resolveQuerySet .setBindGroup .setPipeline
    .subgroupMaxSize .subgroupMinSize .unmap .writeBuffer .writeTensor`),
};

/** What styles use and the oldest browsers lack. */
export const newerStyles: Reasons = {
  'Readers without scripts get another style sheet there.': ['(scripting)'],
  'Pages are drawn in full at once.': [
    'content-visibility',
    'content-visibility: auto',
    'content-visibility: visible',
    'contain-intrinsic-block-size',
    'contain-intrinsic-size',
  ],
  'Lines of a title differ in length.': [
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'text-wrap: wrap',
  ],
  'Scroll bars are as wide as elsewhere.': [
    'scrollbar-width',
    'scrollbar-width: thin',
  ],
  'A section opens without a movement, or stays closed when searched.': [
    ':details-content',
  ],
  'The page behind an open menu scrolls.': [':has'],
  'Rows of neighbors differ in height.': ['grid-template-rows: subgrid'],
  'Printed pages break where they may.': ['break-after: avoid'],
  'Browsers without forced colors have nothing to adjust.': [
    'forced-color-adjust',
    'forced-color-adjust: none',
  ],
  'The page may jump as content above it loads.': [
    'overflow-anchor',
    'overflow-anchor: none',
  ],
};
