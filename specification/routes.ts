import {has} from '../content/site/features';
import {latestVersion} from '../content/site/versions';

/** Routes outside the docs: the line of the specification and the path. */
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

/** Routes beside those of the specification. */
export const addedRoutes = [
  '/compatibility/',
  '/console/',
  ...(has('version-comparison') ? ['/docs/compare/'] : []),
  '/example/',
  '/model/',
  ...(has('keep-offline') ? ['/offline/'] : []),
  '/status/',
  '/troubleshooting/',
];

/** Files beside them: a feed of releases, titles for the not-found page, what the site is made of, the service worker, its list of a version's files (each version has one), and what an installed site is. Where it is configured, `/.well-known/security.txt` too. */
export const addedFiles = [
  '/docs/api/changes.xml',
  '/licenses.txt',
  '/page-titles.json',
  '/sbom.cdx.json',
  ...(has('keep-offline')
    ? ['/manifest.webmanifest', `/offline/${latestVersion}.json`, '/sw.js']
    : []),
];

/** Symbols in the reference. Every version has these pages; where it lacks the symbol, the page says so. */
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

/** Modules in the reference, likewise; only 0.2.2 has `install_jsi`. */
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
export const tutorialPages = [
  'add-package',
  'faq',
  'get-started',
  'get-started-manually',
  'model-spec',
  'prepare-custom-model',
].map((name) => `tutorials/${name}/`);

/** Tutorials of every version but 0.1. */
export const snackPages = [
  'anime-gan',
  'image-classification',
  'live-camera',
  'nlp-qa',
  'object-detection',
  'seq2seq-nmt',
  'speech-to-text',
  'yolov5',
].map((name) => `tutorials/snacks/${name}/`);

const localPages = [
  'api/cli/',
  'api/model-spec/',
  'tutorials/get-started-local/',
];

/** Guides to what building and publishing takes today, beside the specification's pages. */
const guidePages = [
  'build-for-ios',
  'create-react-native-app',
  'performance-and-memory',
  'ship-it',
].map((name) => `tutorials/${name}/`);

/** Pages that only some versions have, by the version's label. */
export const extraPages: Readonly<Record<string, readonly string[]>> = {
  next: [
    ...guidePages,
    'tutorials/get-started-expo-app/',
    'tutorials/models/install-pytorch/',
  ],
  '0.2.3': guidePages,
  '0.2.2': ['api/core/modules/install_jsi/'],
  '0.2.1': localPages,
  '0.2.0': localPages,
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
