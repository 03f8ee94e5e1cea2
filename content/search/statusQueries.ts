import {readFileSync} from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../site/versions';
import {labelQueries, type LabelledQuery} from './LabelledQuery';

const troubleshooting = readFileSync(
  path.resolve(import.meta.dirname, '../../src/pages/troubleshooting.mdx'),
  'utf8',
);

/** Every message on the troubleshooting page, pasted whole. */
const messages = [
  ...troubleshooting.matchAll(/^### `(.+?)`.*#([\w-]+) \*/gm),
].map(
  ([, message = '', id = '']) => [message, `/troubleshooting/#${id}`] as const,
);

/** What readers ask most since the project was archived. A right hit has to be among the first three. */
export const statusQueries: readonly LabelledQuery[] = [
  ...labelQueries(latestVersion, [
    ...messages,
    ['still maintained', '/status/', '/faq/#maintained'],
    ['is playtorch dead', '/status/', '/faq/#maintained'],
    ['alternative', '/status/'],
    ['playtorch replacement', '/status/'],
    ['successor of playtorch', '/status/'],
    ['migrate to executorch', '/status/#move-on', '/status/'],
    ['convert ptl to onnx', '/status/#convert'],
    ['ptl to pte', '/status/#convert'],
    ['playtorch fork', '/status/#forks'],
    [
      'playtorch in browser',
      '/docs/tutorials/run-on-the-web/',
      '/faq/#web',
      '/status/#what-works',
      '/status/#should-you-start',
      '/docs/tutorials/get-started/',
    ],
    ['new architecture', '/status/', '/compatibility/'],
    ['boost checksum', '/troubleshooting/#boost-checksum'],
    ['xcode 15', '/troubleshooting/', '/status/', '/compatibility/'],
    [
      'flipper',
      '/docs/tutorials/build-for-ios/#flipper',
      '/troubleshooting/#flipper-kit',
    ],
    ['inspect a model', '/model/'],
    ['which releases load my ptl', '/model/'],
    [
      'torchvision nms',
      '/docs/tutorials/prepare-custom-model/#run-it',
      '/troubleshooting/#missing-operators',
    ],
    ['missing operator', '/troubleshooting/#missing-operators'],
    ['model license', '/compatibility/#models'],
    ['snack does not load', '/faq/#expo-go', '/docs/tutorials/get-started/'],
    ['executorch', '/status/'],
    ['onnx', '/status/'],
    ['tflite', '/status/'],
    ['web', '/docs/tutorials/run-on-the-web/', '/faq/#web', '/status/'],
    ['expo go', '/faq/#expo-go'],
    ['add playtorch to an existing app', '/docs/tutorials/add-package/'],
    ['existing app', '/docs/tutorials/add-package/'],
    ['objectdetection', '/docs/tutorials/snacks/object-detection/'],
    ['which version of expo-file-system', '/compatibility/#libraries'],
    ['wav2vec', '/docs/tutorials/snacks/speech-to-text/'],
    [
      'standard deviation',
      '/docs/tutorials/snacks/image-classification/',
      '/docs/api/core/interfaces/torchlive_torchvision.transforms/',
      '/troubleshooting/',
      '/docs/tutorials/prepare-custom-model/',
    ],
    [
      'channels first',
      '/docs/tutorials/snacks/image-classification/',
      '/docs/tutorials/snacks/anime-gan/',
      '/troubleshooting/',
      '/status/',
    ],
    [
      'permission',
      '/docs/tutorials/add-package/',
      '/docs/tutorials/snacks/live-camera/',
      '/docs/tutorials/snacks/speech-to-text/',
      '/docs/tutorials/snacks/image-classification/',
      '/troubleshooting/',
    ],
    ['camera permissions', '/docs/tutorials/add-package/#permissions'],
    [
      'permision camera',
      '/docs/tutorials/add-package/',
      '/docs/tutorials/snacks/live-camera/',
      '/docs/tutorials/snacks/image-classification/',
      '/troubleshooting/',
    ],
    [
      'react native 0.71',
      '/compatibility/',
      '/status/',
      '/troubleshooting/#exactly-one-file',
    ],
    ['m1 simulator', '/troubleshooting/#arm64-simulator'],
    ['xcode version', '/compatibility/', '/status/'],
    ['ndk version', '/compatibility/', '/troubleshooting/#ndk'],
    [
      'microphone permission',
      '/docs/tutorials/add-package/#permissions',
      '/docs/tutorials/snacks/speech-to-text/#ask-for-the-microphone',
      '/troubleshooting/#usage-description',
      '/troubleshooting/#record-permission',
    ],
  ]),
  ...labelQueries('0.1', [
    [
      'make_models.py',
      '/docs/0.1/tutorials/get-started-manually/',
      '/docs/0.1/tutorials/faq/',
    ],
    [
      'source: not found',
      '/docs/0.1/tutorials/get-started-manually/',
      '/docs/0.1/tutorials/faq/',
    ],
  ]),
];
