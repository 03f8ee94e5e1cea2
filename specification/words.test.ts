import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Folders whose prose is copy-edited. */
const folders = ['src/pages', 'versioned_docs/version-0.1'];

/** Phrases that nobody would say, or that hide the word readers search for. */
const banned = [
  /\breplace [^.]{1,40} by\b/i,
  /\bhas (?:about )?[\w,.]+ megabytes\b/i,
  /\bnot to be had\b/i,
  /\bin the place of\b/i,
  /\bthe way the data takes\b/i,
  /\bno longer to be\b/i,
  /\bmust be said\b/i,
  /\b(?:its|or|mean and(?: the)?) spread\b/i,
  /\bmarks apart\b/i,
  /\bknows? the ending\b/i,
  /\bset-up\b/i,
  /\b(?:does|is|are|was|were|do|did) not work\b/i,
];

/** Words that readers type, and the pages that must have them. */
const required: Readonly<Record<string, readonly string[]>> = {
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

/** The prose of a page: no code, no anchors, no targets of links. */
function proseOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^ *```.*?^ *```$/gms, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`\n]*`/g, '`code`');
}

const pages = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    // Generated from the packages' own comments.
    .filter((file) => !/^api\/(?:core|changes)\b/.test(file))
    .map((file) => path.join(folder, file)),
);

it('reads pages', () => {
  expect(pages.length).toBeGreaterThan(15);
});

it.each(pages)('%s has no phrase that nobody would say', (file) => {
  const prose = proseOf(file);
  expect(banned.flatMap((phrase) => phrase.exec(prose)?.[0] ?? [])).toEqual([]);
});

it.each(Object.entries(required))(
  '%s has the words of readers',
  (file, words) => {
    const prose = proseOf(file).toLowerCase();
    expect(words.filter((word) => !prose.includes(word.toLowerCase()))).toEqual(
      [],
    );
  },
);
