import {latestVersion} from '../site/versions';
import {labelQueries, type LabelledQuery} from './LabelledQuery';

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
  ...labelQueries(latestVersion, [
    ['normalize image', `${transforms}#normalize`],
    ['digital envelope', `${tutorials}/faq/`],
    ['tools.jar missing', `${tutorials}/faq/`, '/troubleshooting/#tools-jar'],
    ['iphoneos sdk', `${tutorials}/faq/`, '/troubleshooting/#sdk-iphoneos'],
    [
      'unable to load script',
      `${tutorials}/faq/`,
      '/troubleshooting/#unable-to-load-script',
    ],
    ['gradle out of memory', `${tutorials}/add-package/`],
    ['fbjni', `${tutorials}/add-package/`, `${tutorials}/faq/`],
    ['metro config', `${tutorials}/add-package/`],
    [
      'ptl',
      `${tutorials}/prepare-custom-model/`,
      `${tutorials}/add-package/`,
      `${tutorials}/snacks/image-classification/`,
    ],
    ['bundle a model with the app', `${tutorials}/add-package/`],
    ['flip camera', `${camera}#flip`],
    [
      'front camera',
      `${api}/enums/cameraview.camerafacing/`,
      `${cameraProps}#facing`,
    ],
    ['onCapture', `${cameraProps}#oncapture`],
    [
      'draw a rectangle',
      `${context2d}#strokerect`,
      `${context2d}#fillrect`,
      `${context2d}#rect`,
    ],
    ['fillrect', `${context2d}#fillrect`],
    ['line width', `${context2d}#linewidth`],
    [
      'tokeniser',
      `${api}/classes/text_basictokenizer.basictokenizer/`,
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_basictokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
    [
      'bert tokenizer',
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${tutorials}/snacks/nlp-qa/`,
    ],
    [
      'word piece',
      `${api}/classes/text_wordpiecetokenizer.wordpiecetokenizer/`,
      `${api}/modules/text_wordpiecetokenizer/`,
    ],
    [
      'image to tensor',
      `${media}#toblob`,
      `${tutorials}/snacks/image-classification/`,
      `${media}#imagefromtensor`,
      `${torch}#fromblob`,
    ],
    ['resize image', `${transforms}#resize`],
    ['scale image', `${image}#scale`],
    ['tensor shape', `${tensor}#shape`],
    [
      'data type of a tensor',
      `${tensor}#dtype`,
      `${api}/modules/torchlive_torch/#dtype`,
    ],
    ['reshape', `${tensor}#reshape`],
    ['squeze', `${tensor}#squeeze`],
    ['argmx', `${tensor}#argmax`],
    ['torch zeros', `${torch}#zeros`],
    ['random tensor', `${torch}#rand`, `${torch}#randn`, `${torch}#randint`],
    ['play audio', `${api}/interfaces/audio_audiomodule.audio/#play`],
    [
      'release memory',
      `${api}/interfaces/nativejsref.nativejsref-1/#release`,
      `${image}#release`,
      `${api}/interfaces/nativejsref.nativejsref-1/`,
    ],
    ['expo plugin', `${api}/modules/expo_plugin_withpytorchcore/`],
    ['yolo', `${tutorials}/snacks/yolov5/`],
    ['AnimeGAN', `${tutorials}/snacks/anime-gan/`],
    [
      'bounding box',
      `${tutorials}/snacks/object-detection/`,
      `${tutorials}/snacks/yolov5/`,
    ],
    [`what's new in ${latestVersion}`, '/docs/api/changes/'],
    ['breaking changes', '/docs/api/changes/'],
    ['protect my model', `${tutorials}/faq/`],
    ['iamge classifcation', `${tutorials}/snacks/image-classification/`],
    ['mobile net', `${tutorials}/snacks/image-classification/`],
    ['gray scale', `${transforms}#grayscale`],
    [
      'inference time',
      `${api}/interfaces/mobilemodelmodule.modelresultmetrics/`,
    ],
    ['stack overflow', '/support/', '/community/'],
    ['report a bug', '/support/'],
    ['file an issue', '/support/', '/community/'],
    ['trees', '/flora/'],
    [
      'apache license',
      '/app/third-party-notices-android/',
      '/app/third-party-notices-ios/',
    ],
    ['openssl', '/app/third-party-notices-ios/'],
    ['handwritten digits', '/example/mnist/', '/'],
    ['deeplab', '/example/image-segmentation/'],
    ['read pixels from canvas', `${context2d}#getimagedata`],
    ['sum of tensor', `${tensor}#sum`],
    ['convert model to torchscript', `${tutorials}/prepare-custom-model/`],
    ['optimize for mobile', `${tutorials}/prepare-custom-model/`],
    ['load model synchronously', `${jit}#_loadformobilesync`],
    [
      'xcode',
      `${tutorials}/get-started-manually/`,
      `${tutorials}/add-package/`,
      `${tutorials}/faq/`,
    ],
    [
      'java jdk version',
      `${tutorials}/faq/`,
      `${tutorials}/get-started-manually/`,
    ],
    ['how to take photo', `${camera}#takepicture`, camera],
    ['neural machine translation', `${tutorials}/snacks/seq2seq-nmt/`],
    ['unsqueez', `${tensor}#unsqueeze`],
    ['tensor to image', `${media}#imagefromtensor`],
    [
      'hide camera button',
      `${cameraProps}#hidecapturebutton`,
      `${cameraProps}#hideflipbutton`,
    ],
    [
      'can i use it offline',
      '/',
      '/example/camera/',
      `${tutorials}/get-started/`,
    ],
  ]),
  ...labelQueries('0.1', [
    [
      'python server',
      '/docs/0.1/tutorials/server-model/',
      '/docs/0.1/tutorials/connecting-to-a-server/',
    ],
    [
      'live.spec.json',
      '/docs/0.1/api/model-spec/',
      '/docs/0.1/tutorials/model-spec/',
      '/docs/0.1/tutorials/prepare-custom-model/',
    ],
  ]),
  ...labelQueries('0.2.0', [
    [
      'setup-dev',
      '/docs/0.2.0/api/cli/',
      '/docs/0.2.0/tutorials/get-started-local/',
    ],
  ]),
  ...labelQueries('0.2.2', [
    ['install jsi', '/docs/0.2.2/api/core/modules/install_jsi/'],
  ]),
];
