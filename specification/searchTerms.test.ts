import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsFolder, docsVersions} from '../content/site/versions';
import {readPage} from '../plugins/shared-text/includeShared';

/** Terms that readers search for, with the tutorials that must contain them. */
const requiredTerms: Readonly<Record<string, readonly string[]>> = {
  channel: [
    'prepare-custom-model',
    'snacks/anime-gan',
    'snacks/image-classification',
    'snacks/object-detection',
    'snacks/yolov5',
  ],
  'channels first': ['snacks/anime-gan', 'snacks/image-classification'],
  'standard deviation': ['snacks/image-classification'],
  index: [
    'snacks/image-classification',
    'snacks/nlp-qa',
    'snacks/object-detection',
    'snacks/yolov5',
  ],
  extension: ['add-package', 'prepare-custom-model'],
  'special token': ['snacks/nlp-qa'],
  punctuation: ['snacks/nlp-qa', 'snacks/seq2seq-nmt'],
  batch: ['snacks/anime-gan', 'snacks/image-classification', 'snacks/nlp-qa'],
  logit: [
    'snacks/image-classification',
    'snacks/nlp-qa',
    'snacks/object-detection',
  ],
  permission: ['add-package', 'faq', 'get-started'],
  'camera permission': [
    'add-package',
    'snacks/image-classification',
    'snacks/live-camera',
  ],
  'microphone permission': ['add-package', 'snacks/speech-to-text'],
  wav2vec: ['snacks/speech-to-text'],
  '16 kHz': ['snacks/speech-to-text'],
  'drop frames': ['snacks/live-camera'],
  'Apple silicon': ['add-package', 'get-started-manually'],
  'In your own app': [
    'snacks/anime-gan',
    'snacks/image-classification',
    'snacks/live-camera',
    'snacks/nlp-qa',
    'snacks/object-detection',
    'snacks/seq2seq-nmt',
    'snacks/speech-to-text',
    'snacks/yolov5',
  ],
};

/** The same for pages that not every version has, by file. */
const requiredElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/pages/status.mdx': [
    'maintained',
    'alternative',
    'channels first',
    'web',
  ],
  'src/pages/troubleshooting.mdx': [
    'permission',
    'batch',
    'broadcast',
    'channels first',
    'standard deviation',
    'extension',
    'M1',
  ],
  'versioned_docs/version-0.1/tutorials/image-classification.mdx': [
    'channels first',
    'index',
    'logits',
    'permission',
    'standard deviation',
  ],
  'versioned_docs/version-0.1/tutorials/mnist-digit-classification.mdx': [
    'standard deviation',
  ],
  'versioned_docs/version-0.1/tutorials/prepare-custom-model.mdx': [
    'batch',
    'channel',
    'extension',
    'index',
    'standard deviation',
  ],
  'versioned_docs/version-0.1/tutorials/question-answering.mdx': [
    'logits',
    'punctuation',
    'special token',
    'vocabulary',
  ],
};

/** The generator writes the other pages of the reference. */
const generated = /^api\/(?:core|changes)\b/;

/** The hand-written pages of a folder, by their paths in it. */
function readPages(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && !generated.test(file))
      .map((file) => [
        file.replace(/\.mdx$/, ''),
        readPage(path.resolve('.'), path.join(folder, file)),
      ]),
  );
}

const folders = [
  'src/pages',
  ...docsVersions.map(({name}) => docsFolder(name)),
].map((folder) => ({folder, pages: readPages(folder)}));
const count = folders.reduce((sum, {pages}) => sum + pages.size, 0);

it(`reads the ${count} hand-written pages`, () => {
  expect(count).toBeGreaterThanOrEqual(80);
});

const tutorials = folders.filter(({pages}) =>
  pages.has('tutorials/snacks/yolov5'),
);

it.each(
  Object.entries(requiredTerms).flatMap(([term, files]) =>
    files.map((file) => [term, file] as const),
  ),
)('"%s" occurs in %s of every version that has it', (term, file) => {
  expect(tutorials.length).toBeGreaterThan(1);
  const without = tutorials.filter(
    ({pages}) =>
      !pages
        .get(`tutorials/${file}`)
        ?.toLowerCase()
        .includes(term.toLowerCase()),
  );
  expect(without.map(({folder}) => folder)).toEqual([]);
});

it.each(Object.entries(requiredElsewhere))(
  '%s has the words of readers',
  (file, words) => {
    const page = readPage('.', file).toLowerCase();
    expect(words.filter((word) => !page.includes(word.toLowerCase()))).toEqual(
      [],
    );
  },
);
