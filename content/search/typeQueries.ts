import {latestVersion} from '../site/versions';
import {labelQueries, type LabelledQuery} from './LabelledQuery';

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
  ...labelQueries(latestVersion, [
    ['Tensor -> number', `${tensor}#item`],
    ['tensor->number', `${tensor}#item`],
    ['(Image) => Blob', `${media}#toblob`],
    ['Tensor -> Blob', `${media}#toblob`],
    [
      'Tensor, number[] -> Tensor',
      ...anyOf(tensor, 'expand', 'flip', 'reshape', 'permute'),
    ],
    [
      'number[], Tensor -> Tensor',
      ...anyOf(tensor, 'expand', 'flip', 'reshape', 'permute'),
    ],
    ['number[][] -> Tensor', `${torch}#tensor`],
    ['-> Promise<Module>', `${jit}#_loadformobile`],
    ['string -> Promise<Module>', `${jit}#_loadformobile`],
    ['string -> Module', `${jit}#_loadformobilesync`],
    ['Tensor -> Image', `${media}#imagefromtensor`],
    ['Blob, number, number -> Image', `${media}#imagefromblob`],
    ['(number, number, Blob) => Image', `${media}#imagefromblob`],
    ['Tensor -> TypedArray', `${tensor}#data`],
    ['Tensor -> Float32Array', `${tensor}#data`],
    ['Tensor -> number[]', ...anyOf(tensor, 'shape', 'size', 'stride')],
    ['Tensor -> Dtype', `${tensor}#dtype`],
    ['Tensor, Tensor -> Tensor', `${tensor}#matmul`],
    [
      'Tensor, number -> Tensor',
      ...anyOf(tensor, 'softmax', 'unsqueeze', 'index-signature', 'squeeze'),
    ],
    ['Tensor, number -> number', `${tensor}#stride`],
    ['Tensor, number -> [Tensor, Tensor]', `${tensor}#topk`],
    ['Tensor, number -> Tensor[]', `${tensor}#topk`],
    ['Tensor[] -> Tensor', `${torch}#cat`],
    [
      'number[] -> Tensor',
      ...anyOf(torch, 'empty', 'ones', 'rand', 'randn', 'zeros'),
    ],
    ['number[], number -> Tensor', ...anyOf(torch, 'full', 'randint')],
    [
      'number, number, number -> Tensor',
      ...anyOf(torch, 'arange', 'linspace', 'logspace'),
    ],
    ['Blob -> Tensor', `${torch}#fromblob`],
    ['Tensor, TensorOptions -> Tensor', `${tensor}#to`],
    ['Tensor, {memoryFormat: MemoryFormat} -> Tensor', `${tensor}#contiguous`],
    ['Blob -> Promise<Uint8Array>', `${blob}#arraybuffer`],
    ['Blob, number, number -> Blob', `${blob}#slice`],
    [
      'Image -> number',
      ...anyOf(
        image,
        'getheight',
        'getwidth',
        'getnaturalheight',
        'getnaturalwidth',
        'getpixeldensity',
      ),
    ],
    ['Image, number, number -> Promise<Image>', `${image}#scale`],
    ['Image -> Promise<string>', `${imageModule}#imageutil-tofile`],
    [
      'string -> Promise<Image>',
      ...anyOf(imageModule, 'imageutil-fromfile', 'imageutil-fromurl'),
    ],
    ['ImageData -> Promise<Image>', `${imageModule}#imageutil-fromimagedata`],
    ['string -> Promise<Audio>', `${audioModule}#audioutil-fromfile`],
    ['-> Promise<boolean>', `${audioModule}#audioutil-isrecording`],
    ['() => Promise<Audio | null>', `${audioModule}#audioutil-stoprecord`],
    ['Audio -> number', `${audio}#getduration`],
    ['Audio -> Promise<string>', `${audioModule}#audioutil-tofile`],
    [
      'CanvasRenderingContext2D, number, number, number, number -> Promise<ImageData>',
      `${context2d}#getimagedata`,
    ],
    ['-> Promise<ImageData>', `${context2d}#getimagedata`],
    ['Image, number, number -> void', `${context2d}#drawimage`],
    [
      'string, number, number -> void',
      ...anyOf(context2d, 'filltext', 'stroketext'),
    ],
    ['ImageData, number, number -> void', `${context2d}#putimagedata`],
    ['WordPieceTokenizer, string -> number[]', `${tokenizer}#encode`],
    ['string => number[]', `${tokenizer}#encode`],
    ['number[] => string', `${tokenizer}#decode`],
    ['WordPieceTokenizerConfig -> WordPieceTokenizer', tokenizer],
    ['number[], number[] -> Transform', `${transforms}#normalize`],
    [
      'number -> Transform',
      ...anyOf(transforms, 'centercrop', 'resize', 'grayscale'),
    ],
    ['Module, Tensor -> Promise<Tensor>', `${model}#forward`],
    ['Module, Tensor -> Tensor', `${model}#forwardsync`],
    [
      'NativeJSRef -> Image',
      ...anyOf(imageModule, 'imageutil-fromjsref', 'wrapref'),
    ],
    [
      'number[], number -> Promise<Audio>',
      `${api}/modules/torchlive_experimental/`,
    ],
  ]),
  ...labelQueries('0.2.0', [
    ['Tensor -> number', `${old(tensor, '0.2.0')}#item`],
    [
      'Image -> Blob',
      `${old(media, '0.2.0')}#toblob`,
      `${old(api, '0.2.0')}/modules/torchlive_media/`,
    ],
  ]),
  ...labelQueries('0.1', [
    ['number -> Promise<Audio>', `${old(audioModule, '0.1')}#audioutil-record`],
  ]),
];
