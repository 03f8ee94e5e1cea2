import {everywhere, snacks} from '../config/tutorialPages';
import type {DocsVersion} from '../config/versions';

/** A route outside the docs: its id and its path. */
export const topLevelRoutes = [
  ['S2.1', '/'],
  ['S2.2', '/community/'],
  ['S2.3', '/support/'],
  ['S2.4', '/faq/'],
  ['S2.5', '/flora/'],
  ['S2.6', '/search/'],
  ['S2.7', '/app/third-party-notices-android/'],
  ['S2.8', '/app/third-party-notices-ios/'],
  ['S2.9', '/example/anime-gan/'],
  ['S2.10', '/expo/@playtorch/nlp-qa-demo/'],
  ['S2.11', '/snack/@playtorch/image-classification/'],
] as const;

/** Symbols of the reference, by folder; each has a page in every version, if only to say that it is missing there. */
export const symbolPages = [
  ...[
    'cameraview.camera',
    'text_basictokenizer.basictokenizer',
    'text_wordpiecetokenizer.wordpiecetokenizer',
  ].map((name) => `api/core/classes/${name}/`),
  'api/core/enums/cameraview.camerafacing/',
  ...[
    'audio_audiomodule.audio',
    'cameraview.cameraprops',
    'canvasview.canvasprops',
    'canvasview.canvasrenderingcontext2d',
    'canvasview.imagedata',
    'imagemodule.image',
    'mobilemodelmodule.mobilemodel',
    'mobilemodelmodule.modelresult',
    'mobilemodelmodule.modelresultmetrics',
    'nativejsref.nativejsref-1',
    'torchlive_media.blob',
    'torchlive_media.media',
    'torchlive_torch.jit',
    'torchlive_torch.module',
    'torchlive_torch.tensor',
    'torchlive_torch.torch',
    'torchlive_torchvision.transforms',
  ].map((name) => `api/core/interfaces/${name}/`),
];

/** Modules of the reference, in the same way; `install_jsi` is in 0.2.2 only. */
export const modulePages = [
  'audio_audiomodule',
  'cameraview',
  'canvasview',
  'expo_plugin_withpytorchcore',
  'imagemodule',
  'mobilemodelmodule',
  'models',
  'nativejsref',
  'text',
  'text_basictokenizer',
  'text_wordpiecetokenizer',
  'torchlive_experimental',
  'torchlive_media',
  'torchlive_torch',
  'torchlive_torchvision',
  'utils_cssfontutils',
].map((name) => `api/core/modules/${name}/`);

/** Tutorials of every version. */
export const tutorialPages = everywhere.map((name) => `tutorials/${name}/`);

/** Tutorials of every version but 0.1. */
export const snackPages = snacks.map((name) => `tutorials/${name}/`);

const local = ['api/cli/', 'api/model-spec/', 'tutorials/get-started-local/'];

/** Pages that one version has and others lack. */
export const extraPages: Readonly<
  Record<DocsVersion['label'], readonly string[]>
> = {
  next: [
    'tutorials/get-started-expo-app/',
    'tutorials/models/install-pytorch/',
  ],
  '0.2.3': [],
  '0.2.2': ['api/core/modules/install_jsi/'],
  '0.2.1': local,
  '0.2.0': local,
  '0.1': [
    'tutorials/connecting-to-a-server/',
    'tutorials/image-classification/',
    'tutorials/mnist-digit-classification/',
    'tutorials/question-answering/',
    'tutorials/server-model/',
    'api/cli/',
    'api/model-spec/',
  ],
};
