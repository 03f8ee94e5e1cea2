import {entry} from '../tensors/layout';
import {memory, toContiguous} from '../tensors/copy';
import {RuntimeLimit} from '../tensors/errors';
import {empty, type Tensor} from '../tensors/tensor';
import type {Bitmap} from './Bitmap';
import {resample} from './resample';
import type {LoadedModel, Value} from './torchlive/types';

/** The name under which a model carries its live spec. */
const specFile = 'model/live.spec.json';

type Fields = Readonly<Record<string, unknown>>;

type Spec = {
  pack: Fields;
  unpack: {type: string; key: string; valueKey?: string};
  vocabulary_bert?: string;
};

/** Hears of an image, and of the part that becomes a tensor. */
export type OnPack = (image: Bitmap, part: Bitmap) => void;

/** What unpacking needs to know of packing: `PackerContext.java`. */
type Context = {
  spec: Spec;
  params: Fields;
  findImage: (ref: unknown) => Bitmap;
  onPack?: OnPack;
  tokenIds?: number[];
};

function limit(what: string): never {
  throw new RuntimeLimit(
    `${what} of a live spec needs a phone; the runtime has those of the tutorials.`,
  );
}

/** Puts parameters where the spec has `"$name"`: `applyParams`. */
function readSpec(text: string, params: Fields): Spec {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('$')
      ? (params[value.slice(1)] ?? value)
      : value,
  ) as Spec;
}

/** `CenterCropTransform.java`: the greatest part of this ratio. */
function centerCrop(bitmap: Bitmap, {width = 1, height = 1}: Fields): Bitmap {
  const ratio = Number(width) / Number(height);
  const isWide = ratio > bitmap.width / bitmap.height;
  const cropWidth = isWide ? bitmap.width : Math.floor(bitmap.height * ratio);
  const cropHeight = isWide ? Math.floor(bitmap.width / ratio) : bitmap.height;
  const x = Math.trunc((bitmap.width - cropWidth) / 2);
  const y = Math.trunc((bitmap.height - cropHeight) / 2);
  return bitmap.crop(x, y, cropWidth, cropHeight);
}

/** `ScaleTransform.java`: the nearest pixel. */
function scale(bitmap: Bitmap, {width, height}: Fields): Bitmap {
  const sx = Number(width) / bitmap.width;
  return resample(bitmap, sx, Number(height) / bitmap.height, false);
}

/** A tensor of one channel for each function of a pixel's red, green and blue. */
function toTensor(
  {width, height, data}: Bitmap,
  channels: readonly ((...rgb: [number, number, number]) => number)[],
): Tensor {
  const tensor = empty('float32', [1, channels.length, height, width]);
  const values = tensor.storage as Float32Array;
  channels.forEach((valueOf, channel) => {
    const start = channel * width * height;
    for (let i = 0; i < width * height; i++) {
      const at = i * 4;
      values[start + i] = valueOf(
        entry(data, at),
        entry(data, at + 1),
        entry(data, at + 2),
      );
    }
  });
  return tensor;
}

/** `RgbNormTransform.java`. */
function rgbNorm(bitmap: Bitmap, {mean, std}: Fields): Tensor {
  const [means, deviations] = [mean, std] as [number[], number[]];
  return toTensor(
    bitmap,
    means.map(
      (each, channel) =>
        (...rgb) =>
          (entry(rgb, channel) / 255 - each) / entry(deviations, channel),
    ),
  );
}

/** `Color.parseColor` of `#rrggbb`. */
function parseColor(text: unknown): number[] {
  return [1, 3, 5].map((at) => parseInt(String(text).slice(at, at + 2), 16));
}

/** `GreyScaleNormTransform.java`: how near a pixel is to the ink's colour. */
function greyscaleNorm(bitmap: Bitmap, fields: Fields): Tensor {
  const background = parseColor(fields.colorBackground);
  const foreground = parseColor(fields.colorForeground);
  const distance = (a: number[], b: number[]) =>
    Math.hypot(...a.map((value, i) => value - entry(b, i)));
  return toTensor(bitmap, [
    (...rgb) => {
      const away = distance(rgb, background);
      const ink = away / (away + distance(rgb, foreground));
      return (ink - Number(fields.mean)) / Number(fields.std);
    },
  ]);
}

function packImage(pack: Fields, {params, findImage, onPack}: Context): Tensor {
  const image = findImage(params[String(pack.image)]);
  let bitmap = image;
  for (const transform of pack.transforms as Fields[]) {
    switch (transform.name) {
      case 'center_crop':
        bitmap = centerCrop(bitmap, transform);
        break;
      case 'scale':
        bitmap = scale(bitmap, transform);
        onPack?.(image, bitmap);
        break;
      case 'rgb_norm':
        return rgbNorm(bitmap, transform);
      case 'greyscale_norm':
        return greyscaleNorm(bitmap, transform);
      default:
        return limit(`The transform "${String(transform.name)}"`);
    }
  }
  return limit('An image without a tensor');
}

function vocabularyOf({vocabulary_bert: text}: Spec): string[] {
  return text?.replace(/\n$/, '').split('\n') ?? limit('A missing vocabulary');
}

/** `BertTokenizer.tokenize`: the longest pieces first. */
function tokenize(text: string, length: number, vocabulary: string[]) {
  const idOf = new Map(vocabulary.map((token, id) => [token, id]));
  const ids = text.split(/\s+/).flatMap((each) => {
    const word = each.startsWith('[') ? each : each.toLowerCase();
    const pieces: number[] = [];
    for (let start = 0; start < word.length;) {
      const prefix = start > 0 ? '##' : '';
      let end = word.length;
      let id: number | undefined;
      while (end > start && id === undefined) {
        id = idOf.get(prefix + word.slice(start, end));
        end -= id === undefined ? 1 : 0;
      }
      if (id === undefined) {
        return [vocabulary.indexOf('[UNK]')];
      }
      pieces.push(id);
      start = end;
    }
    return pieces;
  });
  return Array.from({length}, (_, index) => ids[index] ?? 0);
}

function pack(context: Context): Tensor {
  const {spec} = context;
  switch (spec.pack.type) {
    case 'tensor': {
      const {items, sizes} = spec.pack as {items: number[]; sizes: number[]};
      const tensor = empty('float32', sizes);
      tensor.storage.set(items as never);
      return tensor;
    }
    case 'tensor_from_image':
      return packImage(spec.pack, context);
    case 'tensor_from_string': {
      const {string, model_input_length: length, tokenizer} = spec.pack;
      if (tokenizer !== 'bert') {
        return limit(`The tokenizer "${String(tokenizer)}"`);
      }
      const vocabulary = vocabularyOf(spec);
      context.tokenIds = tokenize(String(string), Number(length), vocabulary);
      const tensor = empty('int64', [1, Number(length)]);
      tensor.storage.set(context.tokenIds.map(BigInt) as never);
      return tensor;
    }
    default:
      return limit(`The pack type "${String(spec.pack.type)}"`);
  }
}

const numbersOf = (value: Value | undefined) =>
  Array.from(memory(toContiguous(value as Tensor)), Number);

const argmax = (values: number[]) => values.indexOf(Math.max(...values));

/** `decodeBertQAAnswer`: nothing where start and end are one token. */
function decodeAnswer(output: Value, {spec, tokenIds = []}: Context) {
  const scores = output as Record<string, Value>;
  const start = argmax(numbersOf(scores.start_logits));
  const end = argmax(numbersOf(scores.end_logits));
  if (start === end) {
    return null;
  }
  const vocabulary = vocabularyOf(spec);
  const tokens = tokenIds.slice(start, end + 1).map((id) => vocabulary[id]);
  return tokens.join(' ').replaceAll(' ##', '').trim();
}

function unpack(output: Value, context: Context): Record<string, unknown> {
  const {type, key, valueKey} = context.spec.unpack;
  switch (type) {
    case 'tensor':
      return {[key]: numbersOf(output)};
    case 'argmax': {
      const values = numbersOf(output);
      const index = argmax(values);
      const most = entry(values, index);
      const sum = values.reduce((total, x) => total + Math.exp(x - most), 0);
      return {
        [key]: index,
        ...(valueKey !== undefined && {[valueKey]: 1 / sum}),
      };
    }
    case 'bert_decode_qa_answer':
      return {[key]: decodeAnswer(output, context)};
    default:
      return limit(`The unpack type "${type}"`);
  }
}

/** Whole milliseconds: `SystemClock.elapsedRealtime`. */
const now = (): number => Math.trunc(performance.now());

/** `MobileModel.execute`: packs the parameters, runs the model, unpacks its result. */
export async function executeLiveSpec(
  model: LoadedModel,
  params: Fields,
  findImage: Context['findImage'],
  onPack?: OnPack,
) {
  const text = model.extraFiles?.[specFile] ?? limit('A missing file');
  const start = now();
  const spec = readSpec(text, params);
  const context: Context = {spec, params, findImage, onPack};
  const input = pack(context);
  const packed = now();
  const output = await model.forward([input]);
  const inferred = now();
  const result = unpack(output, context);
  const end = now();
  return {
    result,
    metrics: {
      totalTime: end - start,
      packTime: packed - start,
      inferenceTime: inferred - packed,
      unpackTime: end - inferred,
    },
  };
}
