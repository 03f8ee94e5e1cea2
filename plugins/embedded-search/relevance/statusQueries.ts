import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LabelledQuery} from './LabelledQuery';

const troubleshooting = readFileSync(
  path.resolve(import.meta.dirname, '../../../src/pages/troubleshooting.mdx'),
  'utf8',
);

/** Every message on the troubleshooting page, pasted whole. */
const messages: LabelledQuery[] = [
  ...troubleshooting.matchAll(/^### `(.+?)`.*#([\w-]+) \*/gm),
].map(([, message = '', id = '']) => ({
  query: message,
  expected: [`/troubleshooting/#${id}`],
}));

/** What readers ask most since the project was archived. A right hit has to be among the first three. */
export const statusQueries: readonly LabelledQuery[] = [
  ...messages,
  {query: 'still maintained', expected: ['/status/', '/faq/#maintained']},
  {query: 'is playtorch dead', expected: ['/status/', '/faq/#maintained']},
  {query: 'alternative', expected: ['/status/']},
  {query: 'executorch', expected: ['/status/']},
  {query: 'onnx', expected: ['/status/']},
  {query: 'tflite', expected: ['/status/']},
  {query: 'web', expected: ['/faq/#web', '/status/']},
  {query: 'expo go', expected: ['/faq/#expo-go']},
  {
    query: 'add playtorch to an existing app',
    expected: ['/docs/tutorials/add-package/'],
  },
  {query: 'existing app', expected: ['/docs/tutorials/add-package/']},
  {
    query: 'objectdetection',
    expected: ['/docs/tutorials/snacks/object-detection/'],
  },
  {
    query: 'which version of expo-file-system',
    expected: ['/compatibility/#libraries'],
  },
  {query: 'wav2vec', expected: ['/docs/tutorials/snacks/speech-to-text/']},
  {
    query: 'standard deviation',
    expected: [
      '/docs/tutorials/snacks/image-classification/',
      '/docs/api/core/interfaces/torchlive_torchvision.transforms/',
      '/troubleshooting/',
      '/docs/tutorials/prepare-custom-model/',
    ],
  },
  {
    query: 'channels first',
    expected: [
      '/docs/tutorials/snacks/image-classification/',
      '/docs/tutorials/snacks/anime-gan/',
      '/troubleshooting/',
      '/status/',
    ],
  },
  {
    query: 'permission',
    expected: [
      '/docs/tutorials/add-package/',
      '/docs/tutorials/snacks/live-camera/',
      '/docs/tutorials/snacks/speech-to-text/',
      '/docs/tutorials/snacks/image-classification/',
      '/troubleshooting/',
    ],
  },
  {
    query: 'camera permissions',
    expected: ['/docs/tutorials/add-package/#permissions'],
  },
  {
    query: 'permision camera',
    expected: [
      '/docs/tutorials/add-package/',
      '/docs/tutorials/snacks/live-camera/',
      '/docs/tutorials/snacks/image-classification/',
      '/troubleshooting/',
    ],
  },
  {
    query: 'react native 0.71',
    expected: [
      '/compatibility/',
      '/status/',
      '/troubleshooting/#exactly-one-file',
    ],
  },
  {query: 'm1 simulator', expected: ['/troubleshooting/#arm64-simulator']},
  {query: 'xcode version', expected: ['/compatibility/', '/status/']},
  {
    query: 'ndk version',
    expected: ['/compatibility/', '/troubleshooting/#ndk'],
  },
  {
    query: 'microphone permission',
    expected: [
      '/docs/tutorials/add-package/#permissions',
      '/docs/tutorials/snacks/speech-to-text/#ask-for-the-microphone',
      '/troubleshooting/#usage-description',
      '/troubleshooting/#record-permission',
    ],
  },
  {
    version: '0.1',
    query: 'make_models.py',
    expected: [
      '/docs/0.1/tutorials/get-started-manually/',
      '/docs/0.1/tutorials/faq/',
    ],
  },
  {
    version: '0.1',
    query: 'source: not found',
    expected: [
      '/docs/0.1/tutorials/get-started-manually/',
      '/docs/0.1/tutorials/faq/',
    ],
  },
];
