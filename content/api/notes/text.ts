import {membersOf, sourcesIn, type Note} from 'api-versions';

const Basic = 'text/BasicTokenizer:BasicTokenizer';
const WordPiece = 'text/WordpieceTokenizer:WordPieceTokenizer';
const inBasic = sourcesIn('src/text/BasicTokenizer.ts');
const inWordPiece = sourcesIn('src/text/WordpieceTokenizer.ts');

/** `text`, `utils` and the Expo plugin, which have no native half. */
export const textNotes: readonly Note[] = [
  {
    targets: membersOf(Basic, 'constructor'),
    text: 'Pass an object, even an empty one: `new BasicTokenizer()` throws.',
    sources: inBasic(
      'constructor({lowercase = true, neverSplit = []}: BasicTokenizerConfig) {',
    ),
  },
  {
    targets: membersOf(Basic, 'tokenize'),
    text: 'Splits at white space and at ASCII punctuation. Other punctuation, accents and Chinese characters stay as they are, unlike in BERT’s own tokenizer.',
    sources: inBasic(
      'const words = text.split(/\\s+/);',
      'if (this.punctuations.has(word[i])) {',
    ),
  },
  {
    targets: membersOf(WordPiece, 'constructor'),
    text: 'Throws `Illegal vocabulary: unknownToken is missing.` if the vocabulary lacks the unknown token. So it does if the lines end in `\\r\\n`: only `\\n` separates tokens.',
    sources: inWordPiece(
      "throw new Error('Illegal vocabulary: unknownToken is missing.');",
      "const arr = vocab.split('\\n');",
    ),
  },
  {
    targets: membersOf(WordPiece, 'tokenize'),
    text: 'Splits at white space only; `encode` splits off punctuation first. A word that can’t be split into pieces from the vocabulary becomes one unknown token.',
    sources: inWordPiece(
      'const words = text.split(/\\s+/);',
      'tokens.push(this.unknownToken);',
    ),
  },
  {
    targets: membersOf(WordPiece, 'encode'),
    text: 'Adds no special tokens and no padding. Write them into the text, between spaces: `[CLS] question [SEP] text [SEP]`.',
    sources: inWordPiece(
      "text = this.basicTokenizer.tokenize(text).join(' ');",
      'return this.tokenize(text).map(token => this.tokenToId(token));',
    ),
  },
  {
    targets: membersOf(WordPiece, 'decode'),
    text: 'Joins the tokens with spaces, also around punctuation, and keeps special tokens. An id that the vocabulary lacks becomes the unknown token.',
    sources: inWordPiece(
      "return texts.join(' ').replace(/\\s?##/g, '');",
      'return token ?? this.unknownToken;',
    ),
  },
  {
    targets: ['utils/CSSFontUtils:parse'],
    text: 'Returns `null` unless the string has a size and a family, in this order.',
    sources: sourcesIn('src/utils/CSSFontUtils.ts')(
      'if (result.fontSize && result.fontFamily.length) {',
    ),
  },
  {
    targets: ['expo-plugin/withPyTorchCore:default'],
    text: 'Changes Android’s Gradle files if they’re written in Groovy, and nothing else. On iOS it does nothing.',
    sources: sourcesIn('src/expo-plugin/withPyTorchCore.ts')(
      "if (innerConfig.modResults.language === 'groovy') {",
    ),
  },
];
