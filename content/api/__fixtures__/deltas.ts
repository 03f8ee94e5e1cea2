/** What each package changed, as recorded by comparing the tags by hand: `type Symbol.member`. */
export const deltas: Readonly<Record<string, readonly string[]>> = {
  '0.1.3': [],
  '0.2.0': [
    'added CameraProps.hideFlipButton',
    'added Camera.flip',
    'added MobileModel.download',
    'added ModelInfo.vocab',
    'added getModelUri',
    'added toPlainNativeJSRef',
    'removed AudioUtil.record',
    'added Audio',
    'added wrapRef',
    'added AudioUtil.isRecording',
    'added AudioUtil.startRecord',
    'added AudioUtil.stopRecord',
    'added AudioUtil.toFile',
    'added AudioUtil.fromFile',
    'added AudioUtil.fromBundle',
    'added BasicTokenizerConfig',
    'added BasicTokenizer',
    'added WordPieceTokenizerConfig',
    'added WordPieceTokenizer',
    'added text',
    'added Blob',
    'added Media (local)',
    'added media',
    'added Dtype',
    'added TensorOptions',
    'added MemoryFormat',
    'added Scalar',
    'added ModuleInputValue (local)',
    'added ModuleValue (local)',
    'added TypedArray (local)',
    'added ItemArray (local)',
    'added Item (local)',
    'added Module',
    'added JIT (local)',
    'added Tensor',
    'added Torch',
    'added torch',
    'added Transform',
    'added TransformFn (local)',
    'added TransformForwardFn (local)',
    'added InterpolationMode (local)',
    'added Transforms',
    'added Torchvision (local)',
    'added torchvision',
  ],
  '0.2.1': [
    'deprecated MobileModel.preload',
    'deprecated MobileModel.unload',
    'deprecated MobileModel.execute',
    'removed setProjectRepositories',
    'added Experimental (local)',
    'added experimental',
    'exported Media',
    'added Blob.type',
    'added Blob.slice',
    'deprecated Media.imageFromBlob',
    'changed JIT._loadForMobile (local)',
    'added Tensor.argmin',
    'added Tensor.expand',
    'added Tensor.flip',
    'added Torch.cat',
    'added Torch.full',
    'added Torch.linspace',
    'added Torch.logspace',
    'added Torch.randn',
    'added Torch.randperm',
  ],
  '0.2.2': [
    'restored CanvasRenderingContext2D.clear',
    'removed ModelResult',
    'removed MobileModel.preload',
    'removed MobileModel.unload',
    'removed MobileModel.execute',
    'deprecated MobileModel.download',
    'changed Tensor.topk',
  ],
  '0.2.3': [
    'removed ModuleValue (local)',
    'removed ModuleInputValue (local)',
    'added IValue',
    'added Dict',
    'changed Module.forward',
    'changed Module.forwardSync',
    'exported JIT',
    'changed JIT._loadForMobile',
    'added JIT._loadForMobileSync',
    'added Device',
    'added ExtraFilesMap',
    'added Tensor.matmul',
  ],
  '0.2.4': [],
};

/** Signatures that changed, before and after. */
export const signatureChanges: readonly {
  version: string;
  name: string;
  before: string;
  after: string;
}[] = [
  {
    version: '0.2.1',
    name: 'JIT._loadForMobile',
    before: '_loadForMobile(filePath: string): Promise<Module>',
    after:
      '_loadForMobile<T extends Module = Module>(filePath: string): Promise<T>',
  },
  {
    version: '0.2.2',
    name: 'Tensor.topk',
    before: 'topk(k: number): [Tensor, Tensor]',
    after:
      'topk(k: number, options?: {dim?: number; largest?: boolean; sorted?: boolean}): [Tensor, Tensor]',
  },
  {
    version: '0.2.3',
    name: 'Module.forward',
    before:
      'forward<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Promise<Out>',
    after:
      'forward<In extends IValue[], Out extends IValue>(...inputs: [...In]): Promise<Out>',
  },
  {
    version: '0.2.3',
    name: 'Module.forwardSync',
    before:
      'forwardSync<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Out',
    after:
      'forwardSync<In extends IValue[], Out extends IValue>(...inputs: [...In]): Out',
  },
  {
    version: '0.2.3',
    name: 'JIT._loadForMobile',
    before:
      '_loadForMobile<T extends Module = Module>(filePath: string): Promise<T>',
    after:
      '_loadForMobile<T extends Module = Module>(filePath: string, device?: Device, extraFiles?: ExtraFilesMap): Promise<T>',
  },
];
