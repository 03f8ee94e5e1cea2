import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, docsVersions} from '../config/versions';

type BannedPhrase = {
  pattern: RegExp;
  /** What to write. */
  instead: string;
  /** A text that must be rejected. */
  example: string;
};

const bannedPhrases: readonly BannedPhrase[] = [
  {
    pattern: /\breplace(?:d|s)?\b[^.:|]{0,80}\bby\b/i,
    instead: 'replace … with',
    example: 'Replace `App.tsx` by this:',
  },
  {
    pattern: /\bhas about [\w.]+ (?:mega|giga)?bytes\b|\bten megabytes\b/i,
    instead: 'is about 10 MB',
    example: 'The file has about ten megabytes.',
  },
  {
    pattern: /\bway (?:that )?the data takes\b/i,
    instead: 'say what happens to the data',
    example: 'This is the way the data takes:',
  },
  {
    pattern: /\bnot to be had\b|\b(?:is|are) of no use\b/i,
    instead: "isn't available; you don't need",
    example: 'The tool is not to be had any more.',
  },
  {
    pattern: /\bno longer to be\b|\bin the place of\b/i,
    instead: "can't be … any more; instead of",
    example: 'The tool is no longer to be found.',
  },
  {
    pattern: /\bmust be said\b/i,
    instead: 'you have to pass',
    example: 'The shape must be said, because bytes have none.',
  },
  {
    pattern: /\bsheets?\b/i,
    instead: 'channel',
    example: 'PyTorch wants three sheets, one for each colour.',
  },
  {
    pattern:
      /\bcolou?rs (?:are|in|to the|aren't|not) (?:not )?(?:in )?front\b/i,
    instead: 'channels first',
    example: 'The colours are not in front.',
  },
  {
    pattern: /\bspread\b/i,
    instead: 'standard deviation',
    example: 'the mean and the spread of the pictures',
  },
  {
    pattern: /\bplaces? (?:of the (?:highest|greatest)|\d)|\bPlaces \|/i,
    instead: 'index',
    example: '`argmax` finds the place of the greatest.',
  },
  {
    pattern: /\bthe ending\b/i,
    instead: 'extension, suffix',
    example: 'Metro must know the ending `.ptl`.',
  },
  {
    pattern: /\b(?:start|end)(?: and the end)? marks?\b|\bmarks such as\b/i,
    instead: 'special token, end token',
    example: 'until the decoder writes the end mark',
  },
  {
    pattern: /\b(?:around|with a|with) marks?\b/i,
    instead: 'punctuation',
    example: 'puts spaces around marks',
  },
  {
    pattern: /\bset-up\b/i,
    instead: 'setup',
    example: 'That is all the set-up.',
  },
  {
    pattern: /\bof (?:that|the) time\b/i,
    instead: 'name the version or the year',
    example: 'Node 17 breaks the Metro of that time.',
  },
  {
    pattern: /\bmakes? \w+ of (?:it|them|the)\b/i,
    instead: 'turn … into …',
    example: '`softmax` makes probabilities of the 92 scores.',
  },
  {
    pattern:
      /\b(?:thing|one|point) (?:that )?deserves? a look\b|\bdeserve a look\b/i,
    instead: 'name the details',
    example: 'Four things deserve a look:',
  },
  {
    pattern: /\bfor ever\b/i,
    instead: 'forever',
    example: 'repeats itself for ever',
  },
  {
    pattern: /\btyping mistake\b/i,
    instead: 'typo',
    example: 'A typing mistake in the URL',
  },
  {
    pattern: /\b(?:close|closed) the app by force\b/i,
    instead: 'force the app to close',
    example: 'close the app by force once',
  },
  {
    pattern: /\bon its way out\b|\bits days are numbered\b/i,
    instead: 'deprecated, going away',
    example: 'The live spec is on its way out.',
  },
  {
    pattern: /\bin flight mode\b/i,
    instead: 'in airplane mode',
    example: 'The examples work in flight mode.',
  },
  {
    pattern: /\bNothing else changes\b/i,
    instead: 'say what changes',
    example: 'Nothing else changes there.',
  },
  {
    pattern: /\bneeds no preparation\b/i,
    instead: 'say what Apple silicon needs',
    example: 'The simulator needs no preparation.',
  },
  {
    pattern: /\breloads by itself\b/i,
    instead: 'say what to do when nothing happens',
    example: 'The phone reloads by itself.',
  },
  {
    pattern: /\bknows no (?:people|names)\b/i,
    instead: 'name the three classes that are people',
    example: 'It knows no people and no names.',
  },
];

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
  'In an app of your own': [
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

/** Prose alone: no code, heading ids or link targets. */
function proseOf(page: string): string {
  return page
    .replace(/^ *```.*?^ *```$/gms, '')
    .replace(/`[^`\n]*`/g, '`…`')
    .replace(/\{\/\*.*?\*\/\}|\]\([^)]*\)/g, '');
}

/** What a text says that it should not, with what to write. */
function complaintsOf(page: string): string[] {
  const prose = proseOf(page);
  return bannedPhrases.flatMap(({pattern, instead}) => {
    const found = pattern.exec(prose)?.[0];
    return found === undefined ? [] : [`"${found}": write "${instead}"`];
  });
}

/** The generator writes the other pages of the reference. */
const generated = /^api\/(?:core|changes)\b/;

/** The hand-written pages of a folder, by their paths in it. */
function readPages(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && !generated.test(file))
      .map((file) => [
        file.replace(/\.mdx$/, ''),
        readFileSync(path.join(folder, file), 'utf8'),
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

it.each(bannedPhrases)('rejects "$example"', ({example, instead}) => {
  expect(complaintsOf(`Some prose.\n\n${example}\n`).join()).toContain(instead);
});

it('accepts plain words, and code whatever it says', () => {
  expect(
    complaintsOf(
      'Replace `App.tsx` with this. The file is about 10 MB.\n\n```ts\nconst spread = sheets;\n```\n',
    ),
  ).toEqual([]);
});

describe.each(folders)('$folder', ({pages}) => {
  it.each([...pages])('%s uses idiomatic words', (_file, page) => {
    expect(complaintsOf(page)).toEqual([]);
  });
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
    const page = readFileSync(file, 'utf8').toLowerCase();
    expect(words.filter((word) => !page.includes(word.toLowerCase()))).toEqual(
      [],
    );
  },
);
