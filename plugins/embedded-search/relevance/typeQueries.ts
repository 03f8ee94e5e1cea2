import type {LabelledQuery} from './LabelledQuery';

const api = '/docs/api/core';
const tensor = `${api}/interfaces/torchlive_torch.tensor/`;
const torch = `${api}/interfaces/torchlive_torch.torch/`;
const jit = `${api}/interfaces/torchlive_torch.jit/`;
const model = `${api}/interfaces/torchlive_torch.module/`;
const media = `${api}/interfaces/torchlive_media.media/`;
const blob = `${api}/interfaces/torchlive_media.blob/`;
const image = `${api}/interfaces/imagemodule.image/`;
const imageModule = `${api}/modules/imagemodule/`;
const audioModule = `${api}/modules/audio_audiomodule/`;
const audio = `${api}/interfaces/audio_audiomodule.audio/`;
const context2d = `${api}/interfaces/canvasview.canvasrenderingcontext2d/`;
const tokenizer = `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`;
const transforms = `${api}/interfaces/torchlive_torchvision.transforms/`;
const old = (path: string, version: string) =>
  path.replace('/docs/', `/docs/${version}/`);

/** Addresses of several members of a page, any of which is right. */
function anyOf(page: string, ...anchors: string[]): string[] {
  return anchors.map((anchor) => `${page}#${anchor}`);
}

/** Queries about types, and what they should find first. */
export const typeQueries: readonly LabelledQuery[] = [
  {query: 'Tensor -> number', expected: anyOf(tensor, 'item')},
  {query: 'tensor->number', expected: anyOf(tensor, 'item')},
  {query: '(Image) => Blob', expected: anyOf(media, 'toblob')},
  {query: 'Tensor -> Blob', expected: anyOf(media, 'toblob')},
  {
    query: 'Tensor, number[] -> Tensor',
    expected: anyOf(tensor, 'expand', 'flip', 'reshape', 'permute'),
  },
  {
    query: 'number[], Tensor -> Tensor',
    expected: anyOf(tensor, 'expand', 'flip', 'reshape', 'permute'),
  },
  {query: 'number[][] -> Tensor', expected: anyOf(torch, 'tensor')},
  {query: '-> Promise<Module>', expected: anyOf(jit, '_loadformobile')},
  {query: 'string -> Promise<Module>', expected: anyOf(jit, '_loadformobile')},
  {query: 'string -> Module', expected: anyOf(jit, '_loadformobilesync')},
  {query: 'Tensor -> Image', expected: anyOf(media, 'imagefromtensor')},
  {
    query: 'Blob, number, number -> Image',
    expected: anyOf(media, 'imagefromblob'),
  },
  {
    query: '(number, number, Blob) => Image',
    expected: anyOf(media, 'imagefromblob'),
  },
  {query: 'Tensor -> TypedArray', expected: anyOf(tensor, 'data')},
  {query: 'Tensor -> Float32Array', expected: anyOf(tensor, 'data')},
  {
    query: 'Tensor -> number[]',
    expected: anyOf(tensor, 'shape', 'size', 'stride'),
  },
  {query: 'Tensor -> Dtype', expected: anyOf(tensor, 'dtype')},
  {query: 'Tensor, Tensor -> Tensor', expected: anyOf(tensor, 'matmul')},
  {
    query: 'Tensor, number -> Tensor',
    expected: anyOf(
      tensor,
      'softmax',
      'unsqueeze',
      'index-signature',
      'squeeze',
    ),
  },
  {query: 'Tensor, number -> number', expected: anyOf(tensor, 'stride')},
  {
    query: 'Tensor, number -> [Tensor, Tensor]',
    expected: anyOf(tensor, 'topk'),
  },
  {query: 'Tensor, number -> Tensor[]', expected: anyOf(tensor, 'topk')},
  {query: 'Tensor[] -> Tensor', expected: anyOf(torch, 'cat')},
  {
    query: 'number[] -> Tensor',
    expected: anyOf(torch, 'empty', 'ones', 'rand', 'randn', 'zeros'),
  },
  {
    query: 'number[], number -> Tensor',
    expected: anyOf(torch, 'full', 'randint'),
  },
  {
    query: 'number, number, number -> Tensor',
    expected: anyOf(torch, 'arange', 'linspace', 'logspace'),
  },
  {query: 'Blob -> Tensor', expected: anyOf(torch, 'fromblob')},
  {query: 'Tensor, TensorOptions -> Tensor', expected: anyOf(tensor, 'to')},
  {
    query: 'Tensor, {memoryFormat: MemoryFormat} -> Tensor',
    expected: anyOf(tensor, 'contiguous'),
  },
  {query: 'Blob -> Promise<Uint8Array>', expected: anyOf(blob, 'arraybuffer')},
  {query: 'Blob, number, number -> Blob', expected: anyOf(blob, 'slice')},
  {
    query: 'Image -> number',
    expected: anyOf(
      image,
      'getheight',
      'getwidth',
      'getnaturalheight',
      'getnaturalwidth',
      'getpixeldensity',
    ),
  },
  {
    query: 'Image, number, number -> Promise<Image>',
    expected: anyOf(image, 'scale'),
  },
  {
    query: 'Image -> Promise<string>',
    expected: anyOf(imageModule, 'imageutil-tofile'),
  },
  {
    query: 'string -> Promise<Image>',
    expected: anyOf(imageModule, 'imageutil-fromfile', 'imageutil-fromurl'),
  },
  {
    query: 'ImageData -> Promise<Image>',
    expected: anyOf(imageModule, 'imageutil-fromimagedata'),
  },
  {
    query: 'string -> Promise<Audio>',
    expected: anyOf(audioModule, 'audioutil-fromfile'),
  },
  {
    query: '-> Promise<boolean>',
    expected: anyOf(audioModule, 'audioutil-isrecording'),
  },
  {
    query: '() => Promise<Audio | null>',
    expected: anyOf(audioModule, 'audioutil-stoprecord'),
  },
  {query: 'Audio -> number', expected: anyOf(audio, 'getduration')},
  {
    query: 'Audio -> Promise<string>',
    expected: anyOf(audioModule, 'audioutil-tofile'),
  },
  {
    query:
      'CanvasRenderingContext2D, number, number, number, number -> Promise<ImageData>',
    expected: anyOf(context2d, 'getimagedata'),
  },
  {query: '-> Promise<ImageData>', expected: anyOf(context2d, 'getimagedata')},
  {
    query: 'Image, number, number -> void',
    expected: anyOf(context2d, 'drawimage'),
  },
  {
    query: 'string, number, number -> void',
    expected: anyOf(context2d, 'filltext', 'stroketext'),
  },
  {
    query: 'ImageData, number, number -> void',
    expected: anyOf(context2d, 'putimagedata'),
  },
  {
    query: 'WordPieceTokenizer, string -> number[]',
    expected: anyOf(tokenizer, 'encode'),
  },
  {query: 'string => number[]', expected: anyOf(tokenizer, 'encode')},
  {query: 'number[] => string', expected: anyOf(tokenizer, 'decode')},
  {
    query: 'WordPieceTokenizerConfig -> WordPieceTokenizer',
    expected: [tokenizer],
  },
  {
    query: 'number[], number[] -> Transform',
    expected: anyOf(transforms, 'normalize'),
  },
  {
    query: 'number -> Transform',
    expected: anyOf(transforms, 'centercrop', 'resize', 'grayscale'),
  },
  {
    query: 'Module, Tensor -> Promise<Tensor>',
    expected: anyOf(model, 'forward'),
  },
  {query: 'Module, Tensor -> Tensor', expected: anyOf(model, 'forwardsync')},
  {
    query: 'NativeJSRef -> Image',
    expected: anyOf(imageModule, 'imageutil-fromjsref', 'wrapref'),
  },
  {
    query: 'number[], number -> Promise<Audio>',
    expected: [`${api}/modules/torchlive_experimental/`],
  },
  {
    query: 'Tensor -> number',
    version: '0.2.0',
    expected: anyOf(old(tensor, '0.2.0'), 'item'),
  },
  {
    query: 'Image -> Blob',
    version: '0.2.0',
    expected: anyOf(old(media, '0.2.0'), 'toblob').concat(
      `${old(api, '0.2.0')}/modules/torchlive_media/`,
    ),
  },
  {
    query: 'number -> Promise<Audio>',
    version: '0.1',
    expected: anyOf(old(audioModule, '0.1'), 'audioutil-record'),
  },
];
