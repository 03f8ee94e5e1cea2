import {describe, expect, it} from 'vitest';
import {extractComments, extractSentences} from './extractText';

describe('sentences of an interface', () => {
  it.each([
    ['a string', "show('Your model runs here.');", 'Your model runs here.'],
    [
      'a template, whose values are code',
      '`Your model, ${file.name}, runs here.`',
      'Your model, `…`, runs here.',
    ],
    ['an attribute', '<a aria-label="Open the page" />', 'Open the page'],
    [
      'an element, with those in it',
      '<p>\n  Press <b>Run</b> or\n  <code>Enter</code>.\n</p>',
      'Press Run or `Enter`.',
    ],
    [
      'a value in an element',
      '<p>Press it {count} times{" "}now.</p>',
      'Press it `…` times now.',
    ],
  ])('finds %s', (_what, code, text) => {
    expect(extractSentences('a.tsx', code).map((each) => each.text)).toContain(
      text,
    );
  });

  it.each([
    ['an import', "import x from 'A b c';"],
    ['a class', '<p className="A b c" />'],
    ['a short name', "const x = 'Two words';"],
    ['a key in lower case', "const x = 'a b c d';"],
  ])('leaves out %s', (_what, code) => {
    expect(extractSentences('a.tsx', code)).toEqual([]);
  });

  it('says on which line a sentence is', () => {
    expect(extractSentences('a.ts', "\n\nf('One two three.');")).toEqual([
      {text: 'One two three.', line: 3},
    ]);
  });
});

it('joins the lines of a comment, and leaves out its signs', () => {
  expect(
    extractComments(
      "/**\n * One.\n * Two.\n */\nf('// no'); // three\n// Four\n// five.\n",
    ).map(({text}) => text),
  ).toEqual(['One. Two.', 'three', 'Four five.']);
});
