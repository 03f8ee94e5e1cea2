import {latestVersion} from '../../../config/versions';
import type {LabelledQuery} from './LabelledQuery';

const api = '/docs/api/core';
const tutorials = '/docs/tutorials';
const tensor = `${api}/interfaces/torchlive_torch.tensor/`;
const torch = `${api}/interfaces/torchlive_torch.torch/`;
const transforms = `${api}/interfaces/torchlive_torchvision.transforms/`;
const context2d = `${api}/interfaces/canvasview.canvasrenderingcontext2d/`;
const camera = `${api}/classes/cameraview.camera/`;
const cameraProps = `${api}/interfaces/cameraview.cameraprops/`;
const media = `${api}/interfaces/torchlive_media.media/`;
const image = `${api}/interfaces/imagemodule.image/`;
const jit = `${api}/interfaces/torchlive_torch.jit/`;

/** A second set, written without seeing the first, for readers who do not know the site. */
export const heldOutQueries: LabelledQuery[] = [
  {query: 'normalize image', expected: [`${transforms}#normalize`]},
  {query: 'digital envelope', expected: [`${tutorials}/faq/`]},
  {
    query: 'tools.jar missing',
    expected: [`${tutorials}/faq/`, '/troubleshooting/#tools-jar'],
  },
  {
    query: 'iphoneos sdk',
    expected: [`${tutorials}/faq/`, '/troubleshooting/#sdk-iphoneos'],
  },
  {
    query: 'unable to load script',
    expected: [`${tutorials}/faq/`, '/troubleshooting/#unable-to-load-script'],
  },
  {query: 'gradle out of memory', expected: [`${tutorials}/add-package/`]},
  {
    query: 'fbjni',
    expected: [`${tutorials}/add-package/`, `${tutorials}/faq/`],
  },
  {query: 'metro config', expected: [`${tutorials}/add-package/`]},
  {
    query: 'ptl',
    expected: [
      `${tutorials}/prepare-custom-model/`,
      `${tutorials}/add-package/`,
      `${tutorials}/snacks/image-classification/`,
    ],
  },
  {
    query: 'bundle a model with the app',
    expected: [`${tutorials}/add-package/`],
  },
  {query: 'flip camera', expected: [`${camera}#flip`]},
  {
    query: 'front camera',
    expected: [
      `${api}/enums/cameraview.camerafacing/`,
      `${cameraProps}#facing`,
    ],
  },
  {query: 'onCapture', expected: [`${cameraProps}#oncapture`]},
  {
    query: 'draw a rectangle',
    expected: [
      `${context2d}#strokerect`,
      `${context2d}#fillrect`,
      `${context2d}#rect`,
    ],
  },
  {query: 'fillrect', expected: [`${context2d}#fillrect`]},
  {query: 'line width', expected: [`${context2d}#linewidth`]},
  {
    query: 'tokeniser',
    expected: [
      `${api}/classes/text_basictokenizer.basictokenizer/`,
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_basictokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
  },
  {
    query: 'bert tokenizer',
    expected: [
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${tutorials}/snacks/nlp-qa/`,
    ],
  },
  {
    query: 'word piece',
    expected: [
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
  },
  {
    query: 'image to tensor',
    expected: [
      `${media}#toblob`,
      `${tutorials}/snacks/image-classification/`,
      `${media}#imagefromtensor`,
      `${torch}#fromblob`,
    ],
  },
  {query: 'resize image', expected: [`${transforms}#resize`]},
  {query: 'scale image', expected: [`${image}#scale`]},
  {query: 'tensor shape', expected: [`${tensor}#shape`]},
  {
    query: 'data type of a tensor',
    expected: [`${tensor}#dtype`, `${api}/modules/torchlive_torch/#dtype`],
  },
  {query: 'reshape', expected: [`${tensor}#reshape`]},
  {query: 'squeze', expected: [`${tensor}#squeeze`]},
  {query: 'argmx', expected: [`${tensor}#argmax`]},
  {query: 'torch zeros', expected: [`${torch}#zeros`]},
  {
    query: 'random tensor',
    expected: [`${torch}#rand`, `${torch}#randn`, `${torch}#randint`],
  },
  {
    query: 'play audio',
    expected: [`${api}/interfaces/audio_audiomodule.audio/#play`],
  },
  {
    query: 'release memory',
    expected: [
      `${api}/interfaces/nativejsref.nativejsref-1/#release`,
      `${image}#release`,
      `${api}/interfaces/nativejsref.nativejsref-1/`,
    ],
  },
  {
    query: 'expo plugin',
    expected: [`${api}/modules/expo_plugin_withpytorchcore/`],
  },
  {query: 'yolo', expected: [`${tutorials}/snacks/yolov5/`]},
  {query: 'AnimeGAN', expected: [`${tutorials}/snacks/anime-gan/`]},
  {
    query: 'bounding box',
    expected: [
      `${tutorials}/snacks/object-detection/`,
      `${tutorials}/snacks/yolov5/`,
    ],
  },
  {query: `what's new in ${latestVersion}`, expected: ['/docs/api/changes/']},
  {query: 'breaking changes', expected: ['/docs/api/changes/']},
  {query: 'protect my model', expected: [`${tutorials}/faq/`]},
  {
    query: 'iamge classifcation',
    expected: [`${tutorials}/snacks/image-classification/`],
  },
  {
    query: 'mobile net',
    expected: [`${tutorials}/snacks/image-classification/`],
  },
  {query: 'gray scale', expected: [`${transforms}#grayscale`]},
  {
    query: 'inference time',
    expected: [`${api}/interfaces/mobilemodelmodule.modelresultmetrics/`],
  },
  {query: 'stack overflow', expected: ['/support/', '/community/']},
  {query: 'report a bug', expected: ['/support/']},
  {query: 'file an issue', expected: ['/support/', '/community/']},
  {query: 'trees', expected: ['/flora/']},
  {
    query: 'apache license',
    expected: [
      '/app/third-party-notices-android/',
      '/app/third-party-notices-ios/',
    ],
  },
  {query: 'openssl', expected: ['/app/third-party-notices-ios/']},
  {query: 'handwritten digits', expected: ['/example/mnist/', '/']},
  {query: 'deeplab', expected: ['/example/image-segmentation/']},
  {query: 'read pixels from canvas', expected: [`${context2d}#getimagedata`]},
  {query: 'sum of tensor', expected: [`${tensor}#sum`]},
  {
    query: 'convert model to torchscript',
    expected: [`${tutorials}/prepare-custom-model/`],
  },
  {
    query: 'optimize for mobile',
    expected: [`${tutorials}/prepare-custom-model/`],
  },
  {query: 'load model synchronously', expected: [`${jit}#_loadformobilesync`]},
  {
    query: 'xcode',
    expected: [
      `${tutorials}/get-started-manually/`,
      `${tutorials}/add-package/`,
      `${tutorials}/faq/`,
    ],
  },
  {
    query: 'java jdk version',
    expected: [`${tutorials}/faq/`, `${tutorials}/get-started-manually/`],
  },
  {
    query: 'how to take photo',
    expected: [`${camera}#takepicture`, camera],
  },
  {
    query: 'neural machine translation',
    expected: [`${tutorials}/snacks/seq2seq-nmt/`],
  },
  {query: 'unsqueez', expected: [`${tensor}#unsqueeze`]},
  {query: 'tensor to image', expected: [`${media}#imagefromtensor`]},
  {
    query: 'hide camera button',
    expected: [
      `${cameraProps}#hidecapturebutton`,
      `${cameraProps}#hideflipbutton`,
    ],
  },
  {
    query: 'can i use it offline',
    expected: ['/', '/example/camera/', `${tutorials}/get-started/`],
  },
  {
    version: '0.1',
    query: 'python server',
    expected: [
      '/docs/0.1/tutorials/server-model/',
      '/docs/0.1/tutorials/connecting-to-a-server/',
    ],
  },
  {
    version: '0.1',
    query: 'live.spec.json',
    expected: [
      '/docs/0.1/api/model-spec/',
      '/docs/0.1/tutorials/model-spec/',
      '/docs/0.1/tutorials/prepare-custom-model/',
    ],
  },
  {
    version: '0.2.0',
    query: 'setup-dev',
    expected: [
      '/docs/0.2.0/api/cli/',
      '/docs/0.2.0/tutorials/get-started-local/',
    ],
  },
  {
    version: '0.2.2',
    query: 'install jsi',
    expected: ['/docs/0.2.2/api/core/modules/install_jsi/'],
  },
];
