import {latestVersion} from '../site/versions';
import {labelQueries, type LabelledQuery} from './LabelledQuery';
import {guideQueries} from './guideQueries';
import {heldOutQueries} from './heldOutQueries';
import {statusQueries} from './statusQueries';

const api = '/docs/api/core';
const tutorials = '/docs/tutorials';
const tensor = `${api}/interfaces/torchlive_torch.tensor/`;
const torch = `${api}/interfaces/torchlive_torch.torch/`;
const torchModule = `${api}/modules/torchlive_torch/`;
const transforms = `${api}/interfaces/torchlive_torchvision.transforms/`;
const jit = `${api}/interfaces/torchlive_torch.jit/`;
const model = `${api}/interfaces/torchlive_torch.module/`;
const media = `${api}/interfaces/torchlive_media.media/`;
const context2d = `${api}/interfaces/canvasview.canvasrenderingcontext2d/`;
const audio = `${api}/modules/audio_audiomodule/`;
const camera = `${api}/classes/cameraview.camera/`;
const snacks = `${tutorials}/snacks`;

/** Every labelled query; `npm test` scores search with them. */
export const queries: readonly LabelledQuery[] = [
  ...labelQueries(latestVersion, [
    // Exact names.
    ['Tensor', tensor],
    ['Camera', camera],
    ['CanvasRenderingContext2D', context2d],
    ['MobileModel', `${api}/interfaces/mobilemodelmodule.mobilemodel/`],
    [
      'WordPieceTokenizer',
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
    ],
    ['ImageUtil', `${api}/modules/imagemodule/#imageutil`],
    ['AudioUtil', `${audio}#audioutil`],
    ['CameraFacing', `${api}/enums/cameraview.camerafacing/`],
    ['ModelInfo', `${api}/modules/models/#modelinfo`],
    ['IValue', `${torchModule}#ivalue`],
    ['Dtype', `${torchModule}#dtype`],
    ['NativeJSRef', `${api}/interfaces/nativejsref.nativejsref-1/`],
    // Members.
    ['softmax', `${tensor}#softmax`],
    ['argmax', `${tensor}#argmax`],
    ['Tensor.permute', `${tensor}#permute`],
    ['tensor topk', `${tensor}#topk`],
    ['matmul', `${tensor}#matmul`],
    ['unsqueeze', `${tensor}#unsqueeze`],
    ['centerCrop', `${transforms}#centercrop`],
    ['torchvision.transforms.resize', `${transforms}#resize`],
    ['imageFromTensor', `${media}#imagefromtensor`],
    ['media.toBlob', `${media}#toblob`],
    ['torch.fromBlob', `${torch}#fromblob`],
    ['torch.jit._loadForMobile', `${jit}#_loadformobile`],
    ['_loadForMobileSync', `${jit}#_loadformobilesync`],
    ['forwardSync', `${model}#forwardsync`],
    ['drawImage', `${context2d}#drawimage`],
    ['getImageData', `${context2d}#getimagedata`],
    ['getModelUri', `${api}/modules/models/#getmodeluri`],
    ['audioFromBytes', `${api}/modules/torchlive_experimental/`],
    // Parts of names.
    ['center crop', `${transforms}#centercrop`],
    ['load for mobile', `${jit}#_loadformobile`],
    ['rendering context', context2d],
    [
      'target resolution',
      `${api}/interfaces/cameraview.cameraprops/#targetresolution`,
    ],
    [
      'result metrics',
      `${api}/interfaces/mobilemodelmodule.modelresultmetrics/`,
    ],
    ['extra files map', `${torchModule}#extrafilesmap`],
    // Prefixes.
    ['unsq', `${tensor}#unsqueeze`],
    ['linsp', `${torch}#linspace`],
    ['graysc', `${transforms}#grayscale`],
    [
      'wordpie',
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
    ['object det', `${snacks}/object-detection/`],
    // Typos.
    ['tesnor', tensor],
    ['sofmax', `${tensor}#softmax`],
    ['camra', camera],
    ['centreCrop', `${transforms}#centercrop`],
    ['normalise', `${transforms}#normalize`],
    ['quesiton answering', `${snacks}/nlp-qa/`],
    ['clasify images', `${snacks}/image-classification/`],
    // Phrases.
    ['image classification', `${snacks}/image-classification/`],
    [
      'how do I detect objects',
      `${snacks}/object-detection/`,
      `${snacks}/yolov5/`,
    ],
    ['yolov5', `${snacks}/yolov5/`],
    ['answer questions about a text', `${snacks}/nlp-qa/`],
    ['turn a photo into anime', `${snacks}/anime-gan/`],
    ['translate french to english', `${snacks}/seq2seq-nmt/`],
    ['prepare a custom model', `${tutorials}/prepare-custom-model/`],
    ['get started', `${tutorials}/get-started/`],
    ['how to record audio', `${audio}#audioutil`, audio],
    ['take a picture', `${camera}#takepicture`, camera],
    ['non-maximum suppression', `${snacks}/yolov5/`],
    ['model specification', `${tutorials}/model-spec/`],
    // Synonyms.
    ['faq', '/faq/', `${tutorials}/faq/`],
    [
      'install',
      `${tutorials}/add-package/`,
      `${tutorials}/get-started/`,
      `${tutorials}/get-started-manually/`,
    ],
    ['quickstart', `${tutorials}/get-started/`],
    [
      'load model',
      `${jit}#_loadformobile`,
      jit,
      `${snacks}/image-classification/`,
      `${tutorials}/prepare-custom-model/`,
    ],
    ['nlp', `${snacks}/nlp-qa/`],
    ['translate', `${snacks}/seq2seq-nmt/`],
    ['cartoon', `${snacks}/anime-gan/`],
    ['transpose', `${tensor}#permute`],
    ['concatenate tensors', `${torch}#cat`],
    ['matrix multiplication', `${tensor}#matmul`],
    ['greyscale', `${transforms}#grayscale`],
    ['own model', `${tutorials}/prepare-custom-model/`],
    // Pages outside the docs.
    ['community', '/community/'],
    ['support', '/support/'],
    ['where can I get help', '/support/', '/faq/'],
    ['discord', '/community/', '/support/'],
    ['flora', '/flora/'],
    ['eucalyptus', '/flora/'],
    ['which models can I run', '/faq/'],
    ['third party notices android', '/app/third-party-notices-android/'],
    ['ios third-party notices', '/app/third-party-notices-ios/'],
    [
      'licenses',
      '/app/third-party-notices-android/',
      '/app/third-party-notices-ios/',
    ],
    ['astro bird', '/example/astro-bird/'],
    ['image segmentation', '/example/image-segmentation/'],
  ]),
  ...labelQueries('0.1', [
    [
      'torchlive-cli init',
      '/docs/0.1/api/cli/',
      '/docs/0.1/tutorials/get-started/',
    ],
    [
      'ModelResult',
      '/docs/0.1/api/core/interfaces/mobilemodelmodule.modelresult/',
    ],
    ['mnist', '/docs/0.1/tutorials/mnist-digit-classification/'],
  ]),
  ...labelQueries('0.2.1', [
    [
      'MobileModel.execute',
      '/docs/0.2.1/api/core/interfaces/mobilemodelmodule.mobilemodel/#execute',
    ],
  ]),
  ...labelQueries('current', [
    ['install pytorch', '/docs/next/tutorials/models/install-pytorch/'],
    ['expo app', '/docs/next/tutorials/get-started-expo-app/'],
  ]),
  ...heldOutQueries,
  ...guideQueries,
  ...statusQueries,
];
