import type {LabelledQuery} from './LabelledQuery';
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

const exactNames: LabelledQuery[] = [
  {query: 'Tensor', expected: [tensor]},
  {query: 'Camera', expected: [camera]},
  {query: 'CanvasRenderingContext2D', expected: [context2d]},
  {
    query: 'MobileModel',
    expected: [`${api}/interfaces/mobilemodelmodule.mobilemodel/`],
  },
  {
    query: 'WordPieceTokenizer',
    expected: [`${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`],
  },
  {query: 'ImageUtil', expected: [`${api}/modules/imagemodule/#imageutil`]},
  {query: 'AudioUtil', expected: [`${audio}#audioutil`]},
  {
    query: 'CameraFacing',
    expected: [`${api}/enums/cameraview.camerafacing/`],
  },
  {query: 'ModelInfo', expected: [`${api}/modules/models/#modelinfo`]},
  {query: 'IValue', expected: [`${torchModule}#ivalue`]},
  {query: 'Dtype', expected: [`${torchModule}#dtype`]},
  {
    query: 'NativeJSRef',
    expected: [`${api}/interfaces/nativejsref.nativejsref-1/`],
  },
];

const members: LabelledQuery[] = [
  {query: 'softmax', expected: [`${tensor}#softmax`]},
  {query: 'argmax', expected: [`${tensor}#argmax`]},
  {query: 'Tensor.permute', expected: [`${tensor}#permute`]},
  {query: 'tensor topk', expected: [`${tensor}#topk`]},
  {query: 'matmul', expected: [`${tensor}#matmul`]},
  {query: 'unsqueeze', expected: [`${tensor}#unsqueeze`]},
  {query: 'centerCrop', expected: [`${transforms}#centercrop`]},
  {query: 'torchvision.transforms.resize', expected: [`${transforms}#resize`]},
  {query: 'imageFromTensor', expected: [`${media}#imagefromtensor`]},
  {query: 'media.toBlob', expected: [`${media}#toblob`]},
  {query: 'torch.fromBlob', expected: [`${torch}#fromblob`]},
  {query: 'torch.jit._loadForMobile', expected: [`${jit}#_loadformobile`]},
  {query: '_loadForMobileSync', expected: [`${jit}#_loadformobilesync`]},
  {query: 'forwardSync', expected: [`${model}#forwardsync`]},
  {query: 'drawImage', expected: [`${context2d}#drawimage`]},
  {query: 'getImageData', expected: [`${context2d}#getimagedata`]},
  {query: 'getModelUri', expected: [`${api}/modules/models/#getmodeluri`]},
  {
    query: 'audioFromBytes',
    expected: [`${api}/modules/torchlive_experimental/`],
  },
];

const nameParts: LabelledQuery[] = [
  {query: 'center crop', expected: [`${transforms}#centercrop`]},
  {query: 'load for mobile', expected: [`${jit}#_loadformobile`]},
  {query: 'rendering context', expected: [context2d]},
  {
    query: 'target resolution',
    expected: [`${api}/interfaces/cameraview.cameraprops/#targetresolution`],
  },
  {
    query: 'result metrics',
    expected: [`${api}/interfaces/mobilemodelmodule.modelresultmetrics/`],
  },
  {query: 'extra files map', expected: [`${torchModule}#extrafilesmap`]},
];

const prefixes: LabelledQuery[] = [
  {query: 'unsq', expected: [`${tensor}#unsqueeze`]},
  {query: 'linsp', expected: [`${torch}#linspace`]},
  {query: 'graysc', expected: [`${transforms}#grayscale`]},
  {
    query: 'wordpie',
    expected: [
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
  },
  {query: 'object det', expected: [`${snacks}/object-detection/`]},
];

const typos: LabelledQuery[] = [
  {query: 'tesnor', expected: [tensor]},
  {query: 'sofmax', expected: [`${tensor}#softmax`]},
  {query: 'camra', expected: [camera]},
  {query: 'centreCrop', expected: [`${transforms}#centercrop`]},
  {query: 'normalise', expected: [`${transforms}#normalize`]},
  {query: 'quesiton answering', expected: [`${snacks}/nlp-qa/`]},
  {query: 'clasify images', expected: [`${snacks}/image-classification/`]},
];

const phrases: LabelledQuery[] = [
  {
    query: 'image classification',
    expected: [`${snacks}/image-classification/`],
  },
  {
    query: 'how do I detect objects',
    expected: [`${snacks}/object-detection/`, `${snacks}/yolov5/`],
  },
  {query: 'yolov5', expected: [`${snacks}/yolov5/`]},
  {query: 'answer questions about a text', expected: [`${snacks}/nlp-qa/`]},
  {
    query: 'turn a photo into anime',
    expected: [`${snacks}/anime-gan/`],
  },
  {
    query: 'translate french to english',
    expected: [`${snacks}/seq2seq-nmt/`],
  },
  {
    query: 'prepare a custom model',
    expected: [`${tutorials}/prepare-custom-model/`],
  },
  {query: 'get started', expected: [`${tutorials}/get-started/`]},
  {
    query: 'how to record audio',
    expected: [`${audio}#audioutil`, audio],
  },
  {
    query: 'take a picture',
    expected: [`${camera}#takepicture`, camera],
  },
  {
    query: 'non-maximum suppression',
    expected: [`${snacks}/yolov5/`],
  },
  {
    query: 'model specification',
    expected: [`${tutorials}/model-spec/`],
  },
];

const synonymQueries: LabelledQuery[] = [
  {query: 'faq', expected: ['/faq/', `${tutorials}/faq/`]},
  {
    query: 'install',
    expected: [
      `${tutorials}/add-package/`,
      `${tutorials}/get-started/`,
      `${tutorials}/get-started-manually/`,
    ],
  },
  {query: 'quickstart', expected: [`${tutorials}/get-started/`]},
  {
    query: 'load model',
    expected: [
      `${jit}#_loadformobile`,
      jit,
      `${snacks}/image-classification/`,
      `${tutorials}/prepare-custom-model/`,
    ],
  },
  {query: 'nlp', expected: [`${snacks}/nlp-qa/`]},
  {query: 'translate', expected: [`${snacks}/seq2seq-nmt/`]},
  {query: 'cartoon', expected: [`${snacks}/anime-gan/`]},
  {query: 'transpose', expected: [`${tensor}#permute`]},
  {query: 'concatenate tensors', expected: [`${torch}#cat`]},
  {query: 'matrix multiplication', expected: [`${tensor}#matmul`]},
  {query: 'greyscale', expected: [`${transforms}#grayscale`]},
  {query: 'own model', expected: [`${tutorials}/prepare-custom-model/`]},
];

const outsideTheDocs: LabelledQuery[] = [
  {query: 'community', expected: ['/community/']},
  {query: 'support', expected: ['/support/']},
  {query: 'where can I get help', expected: ['/support/', '/faq/']},
  {query: 'discord', expected: ['/community/', '/support/']},
  {query: 'flora', expected: ['/flora/']},
  {query: 'eucalyptus', expected: ['/flora/']},
  {query: 'which models can I run', expected: ['/faq/']},
  {
    query: 'third party notices android',
    expected: ['/app/third-party-notices-android/'],
  },
  {
    query: 'ios third-party notices',
    expected: ['/app/third-party-notices-ios/'],
  },
  {
    query: 'licenses',
    expected: [
      '/app/third-party-notices-android/',
      '/app/third-party-notices-ios/',
    ],
  },
  {query: 'astro bird', expected: ['/example/astro-bird/']},
  {query: 'image segmentation', expected: ['/example/image-segmentation/']},
];

const otherVersions: LabelledQuery[] = [
  {
    version: '0.1',
    query: 'torchlive-cli init',
    expected: ['/docs/0.1/api/cli/', '/docs/0.1/tutorials/get-started/'],
  },
  {
    version: '0.1',
    query: 'ModelResult',
    expected: ['/docs/0.1/api/core/interfaces/mobilemodelmodule.modelresult/'],
  },
  {
    version: '0.1',
    query: 'mnist',
    expected: ['/docs/0.1/tutorials/mnist-digit-classification/'],
  },
  {
    version: '0.2.1',
    query: 'MobileModel.execute',
    expected: [
      '/docs/0.2.1/api/core/interfaces/mobilemodelmodule.mobilemodel/#execute',
    ],
  },
  {
    version: 'current',
    query: 'install pytorch',
    expected: ['/docs/next/tutorials/models/install-pytorch/'],
  },
  {
    version: 'current',
    query: 'expo app',
    expected: ['/docs/next/tutorials/get-started-expo-app/'],
  },
];

/** Every labelled query; `npm test` scores search with them. */
export const queries: readonly LabelledQuery[] = [
  ...exactNames,
  ...members,
  ...nameParts,
  ...prefixes,
  ...typos,
  ...phrases,
  ...synonymQueries,
  ...outsideTheDocs,
  ...otherVersions,
  ...heldOutQueries,
  ...statusQueries,
];
