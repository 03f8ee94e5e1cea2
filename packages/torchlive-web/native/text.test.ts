import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderOf} from './loadRelease';
import {releases} from './release';

type Tokenizer = {tokenize(text: string): string[]};
type WordPiece = Tokenizer & {
  encode(text: string): number[];
  decode(ids: number[]): string;
};
type Basic = {BasicTokenizer: new (config: object) => Tokenizer};
type Text = {WordPieceTokenizer: new (config: object) => WordPiece};

const require = createRequire(import.meta.url);
const vocab = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'play',
  '##torch',
  '##ing',
  'été',
  '你',
  '##好',
  '.',
  'Rome',
].join('\n');

const basicCases: [config: object, text: string, tokens: string[]][] = [
  [{}, 'Hello World', ['hello', 'world']],
  [{lowercase: false}, 'Hello World', ['Hello', 'World']],
  [{}, "don't stop!", ['don', "'", 't', 'stop', '!']],
  [{}, 'a--b', ['a', '-', '-', 'b']],
  [{}, '~[x]_{y}`', ['~', '[', 'x', ']', '_', '{', 'y', '}', '`']],
  // Only ASCII has punctuation, and accents stay.
  [{}, 'Où est-ce ?', ['où', 'est', '-', 'ce', '?']],
  [{}, '“Élan”…', ['“élan”…']],
  // Characters of Chinese aren't split, unlike in the original BERT.
  [{}, '你好。世界', ['你好。世界']],
  [{}, ' \t two\n\nlines ', ['two', 'lines']],
  [{}, '', []],
  [{neverSplit: ['[SEP]']}, 'A [SEP] [CLS]', ['a', '[SEP]', '[', 'cls', ']']],
];

const wordPieceCases: [text: string, tokens: string[]][] = [
  ['playtorch', ['play', '##torch']],
  ['PLAYING', ['play', '##ing']],
  // The longest match comes first, and a word that can't be finished is unknown.
  ['playx', ['[UNK]']],
  ['xplay', ['[UNK]']],
  ['été', ['été']],
  ['ÉTÉ', ['été']],
  ['你好', ['你', '##好']],
  ['你们', ['[UNK]']],
  // What is in the vocabulary as it stands keeps its capitals.
  ['Rome ROME', ['Rome', '[UNK]']],
  // There is no limit to the length of a word.
  [
    `play${'torch'.repeat(100)}`,
    ['play', ...Array<string>(100).fill('##torch')],
  ],
  // White space on its own makes an empty word, which gives nothing.
  [' play ', ['play']],
];

describe.each(releases.filter((release) => release !== '0.1.3'))(
  'text of %s',
  (release) => {
    const folder = path.join(folderOf(release), 'lib/commonjs/text');
    const {BasicTokenizer} = require(`${folder}/BasicTokenizer`) as Basic;
    const {text} = require(folder) as {text: Text};
    const tokenizer = new text.WordPieceTokenizer({vocab});

    it.each(basicCases)(
      'BasicTokenizer(%j) splits %j',
      (config, words, tokens) => {
        expect(new BasicTokenizer(config).tokenize(words)).toEqual(tokens);
      },
    );

    it.each(wordPieceCases)('WordPieceTokenizer splits %j', (words, tokens) => {
      expect(tokenizer.tokenize(words)).toEqual(tokens);
    });

    it('encodes what the basic tokenizer split', () => {
      expect(tokenizer.encode('Playtorch. [SEP] nothing')).toEqual([
        4, 5, 10, 3, 1,
      ]);
    });

    it('decodes to words, an ID that it lacks to the unknown token', () => {
      expect(tokenizer.decode([2, 4, 5, 10, 99])).toBe(
        '[CLS] playtorch . [UNK]',
      );
    });

    it('refuses a vocabulary without the unknown token', () => {
      expect(() => new text.WordPieceTokenizer({vocab: 'play'})).toThrow(
        'Illegal vocabulary: unknownToken is missing.',
      );
    });
  },
);
