import {memory, numel, toContiguous, type Tensor} from 'torchlive-web/tensor';
import type {LoadedModel, Value} from 'torchlive-web';
import {sampleRate, type Bitmap} from 'torchlive-web/browser';
import type {Flow, FlowPoint, Observation} from '../bridge';

/** Numbers of a tensor that are shown. */
const shown = 4;
/** The longer side of a picture that is shown, in pixels. */
const pictureSide = 96;

const isTensor = (value: Value | undefined): value is Tensor =>
  typeof value === 'object' && value !== null && 'dtype' in value;

/** The element with a number, counted row by row. */
function elementOf({shape, strides, offset, storage}: Tensor, index: number) {
  let rest = index;
  let at = offset;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const size = shape[axis] ?? 1;
    at += (rest % size) * (strides[axis] ?? 0);
    rest = Math.floor(rest / size);
  }
  return Number(storage[at]);
}

function firstNumbers(tensor: Tensor): string {
  const count = Math.min(shown, numel(tensor));
  const numbers = Array.from({length: count}, (_, index) => {
    const value = elementOf(tensor, index);
    return Number.isInteger(value) ? String(value) : value.toFixed(3);
  });
  return `${numbers.join(', ')}${numel(tensor) > shown ? ', …' : ''}`;
}

/** Such as `float32 [1, 1000]: -30, -30, …`. */
export function describeTensor(tensor: Tensor): string {
  const {dtype, shape} = tensor;
  return `${dtype} [${shape.join(', ')}]: ${firstNumbers(tensor)}`;
}

/** Such as `6220800 bytes: 239, 234, …`. */
function describeBytes(tensor: Tensor): string {
  const {buffer, byteOffset, byteLength} = memory(toContiguous(tensor));
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  const first = bytes.subarray(0, shown).join(', ');
  return `${byteLength} bytes: ${first}${byteLength > shown ? ', …' : ''}`;
}

/** Axes of the height, the width and the channels of a picture; undefined if a tensor is none. */
function pictureAxes({dtype, shape}: Tensor): number[] | undefined {
  if (dtype !== 'uint8' || shape.length !== 3) {
    return undefined;
  }
  return shape[2] === 3 ? [0, 1, 2] : shape[0] === 3 ? [1, 2, 0] : undefined;
}

/** A small copy of a picture, as an address. */
function drawPicture(tensor: Tensor): string {
  const axes = pictureAxes(tensor) ?? [];
  const [height = 1, width = 1] = axes.map((axis) => tensor.shape[axis] ?? 1);
  const [down = 0, right = 0, channel = 0] = axes.map(
    (axis) => tensor.strides[axis] ?? 0,
  );
  const scale = pictureSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  const image = new ImageData(canvas.width, canvas.height);
  for (let i = 0; i < canvas.width * canvas.height; i += 1) {
    const x = Math.floor((i % canvas.width) / scale);
    const y = Math.floor(Math.floor(i / canvas.width) / scale);
    const at = tensor.offset + y * down + x * right;
    for (let c = 0; c < 3; c += 1) {
      image.data[i * 4 + c] = Number(tensor.storage[at + c * channel]);
    }
    image.data[i * 4 + 3] = 255;
  }
  context?.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg');
}

function observePicture(tensor: Tensor): Observation {
  const [height, width] = (pictureAxes(tensor) ?? []).map(
    (axis) => tensor.shape[axis],
  );
  return {text: `${width} × ${height}`, picture: drawPicture(tensor)};
}

/** The red, green and blue of a bitmap, as they lie in its memory. */
function pictureOf({width, height, data}: Bitmap): Tensor {
  return {
    dtype: 'uint8',
    shape: [height, width, 3],
    strides: [4 * width, 4, 1],
    offset: 0,
    storage: new Uint8Array(data.buffer),
  };
}

/** Such as `48000 samples, 3.0 s`. */
function describeSound(samples: number): string {
  return `${samples} samples, ${(samples / sampleRate).toFixed(1)} s`;
}

/** All tensors of a result, at any depth. */
function tensorsIn(value: Value): Tensor[] {
  if (isTensor(value)) {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each: Value) => tensorsIn(each))
    : [];
}

/** The words around or in a node that changed, unless they are those of a button. */
function findText(node: Node): string | undefined {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const words =
    element?.closest('[dir="auto"]') ??
    [...(element?.querySelectorAll('[dir="auto"]') ?? [])].at(-1);
  return words?.closest('[role="button"], button') === null
    ? words.textContent
    : undefined;
}

/** What an app wrote on its canvas, if that is what changed. */
function findDrawnText(node: Node): string | undefined {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const words = element?.closest('canvas + [role="status"]')?.textContent;
  return words === '' ? undefined : words;
}

/** Remembers the data of an app at each point, for the diagram of the page. */
export function createFlow() {
  const tensors = new Map<
    'image' | 'square' | 'blob' | 'pixels' | 'input' | 'memory',
    Tensor
  >();
  let outputs: Tensor[] = [];
  /** Words of the sentence that an encoder read last, one in each call. */
  let ids: number[] = [];
  let isDecoding = false;
  const texts = new Map<'log' | 'screen' | 'drawn', string>();
  let changed = false;

  /** Hears of each tensor that the app gets. */
  function onTensor(tensor: Tensor): void {
    const axes = pictureAxes(tensor);
    if (axes !== undefined) {
      tensors.set(axes[0] === 0 ? 'blob' : 'pixels', tensor);
    } else if (tensor.dtype === 'int16') {
      tensors.set('blob', tensor);
    }
  }

  /** Hears of the picture that a live spec gets, and of the part that it makes a tensor of. */
  function onPack(image: Bitmap, square: Bitmap): void {
    tensors.set('image', pictureOf(image));
    tensors.set('square', pictureOf(square));
  }

  /** A model whose inputs and outputs are remembered. */
  function watch(model: LoadedModel): LoadedModel {
    return {
      ...model,
      async forward(inputs) {
        const result = await model.forward(inputs);
        const [input, , memory] = inputs.filter(isTensor);
        if (input !== undefined) {
          tensors.set('input', input);
        }
        if (memory !== undefined) {
          tensors.set('memory', memory);
        } else if (input !== undefined && numel(input) === 1) {
          ids = [...(isDecoding ? [] : ids), elementOf(input, 0)];
        }
        isDecoding = memory !== undefined;
        // A decoder gives its state too, after the scores.
        outputs = tensorsIn(result).slice(0, isDecoding ? 1 : undefined);
        // Drawn for an earlier result.
        texts.delete('drawn');
        changed = true;
        return result;
      },
    };
  }

  function say(name: 'log' | 'screen' | 'drawn', text: string): void {
    texts.set(name, text);
    changed = true;
  }

  /** Hears of the words that the app shows. */
  function watchScreen(root: HTMLElement): void {
    new MutationObserver((mutations) => {
      for (const {target, addedNodes} of mutations) {
        const text = [target, ...addedNodes].map(findText).findLast(Boolean);
        if (text !== undefined) {
          say('screen', text);
        }
        const drawn = findDrawnText(target);
        if (drawn !== undefined) {
          say('drawn', drawn);
        }
      }
    }).observe(root, {characterData: true, childList: true, subtree: true});
  }

  /** What each point has now; undefined if nothing changed since the last time. */
  function read(): Flow | undefined {
    if (!changed) {
      return undefined;
    }
    changed = false;
    const flow = new Map<FlowPoint, Observation>();
    const blob = tensors.get('blob');
    const pixels = tensors.get('pixels');
    if (blob !== undefined) {
      flow.set('blob', {text: describeBytes(blob)});
      flow.set('tensor', {text: describeTensor(blob)});
      if (blob.dtype === 'int16') {
        flow.set('recording', {text: describeSound(numel(blob))});
      }
    }
    if (pixels !== undefined) {
      flow.set('pixels', {text: describeTensor(pixels)});
    }
    for (const [point, tensor] of [
      ['image', tensors.get('image') ?? blob],
      ['square', tensors.get('square')],
      ['painting', pixels],
    ] as const) {
      if (tensor !== undefined && pictureAxes(tensor) !== undefined) {
        flow.set(point, observePicture(tensor));
      }
    }
    if (ids.length > 0) {
      flow.set('ids', {text: ids.join(', ')});
    }
    for (const name of ['input', 'memory'] as const) {
      const tensor = tensors.get(name);
      if (tensor !== undefined) {
        flow.set(name, {text: describeTensor(tensor)});
      }
    }
    if (outputs.length > 0) {
      flow.set('output', {text: outputs.map(describeTensor).join('\n')});
    }
    const fields =
      document.querySelectorAll<HTMLInputElement>('input, textarea');
    if (fields.length > 0) {
      const typed = Array.from(fields, ({value}) => value);
      flow.set('typed', {text: typed.join('\n')});
    }
    for (const [name, text] of texts) {
      flow.set(name, {text});
    }
    return Object.fromEntries(flow);
  }

  return {
    onTensor,
    onPack,
    watch,
    watchScreen,
    log: (text: string) => say('log', text),
    read,
  };
}
