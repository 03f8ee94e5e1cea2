import {Comment, CommentTag, type CommentDisplayPart} from 'typedoc';
import {describe, expect, it} from 'vitest';
import {emptyDoc, readDoc, splitParagraph, type DocContext} from './readDoc';
import {SymbolIndex, type IndexedSymbol} from './SymbolIndex';

const image: IndexedSymbol = {
  module: 'ImageModule',
  name: 'Image',
  kind: 'interface',
  local: false,
  members: new Set(['release']),
};

const context: DocContext = {
  index: new SymbolIndex('/docs/api/core/', [image]),
  scope: {module: 'CameraView', symbol: 'Camera'},
  where: '0.2.3 CameraView',
  options: {
    siteNames: {'bridges.example': 'Bridges'},
    referenceExceptions: {NaN: {reason: 'A number of JavaScript.'}},
  },
};

function comment(
  summary: CommentDisplayPart[],
  deprecated?: CommentDisplayPart[],
): Comment {
  const result = new Comment(summary);
  if (deprecated !== undefined) {
    result.blockTags.push(new CommentTag('@deprecated', deprecated));
  }
  return result;
}

const text = (value: string): CommentDisplayPart => ({
  kind: 'text',
  text: value,
});
const code = (value: string): CommentDisplayPart => ({
  kind: 'code',
  text: value,
});

describe('readDoc', () => {
  it('reads nothing from no comment', () => {
    expect(readDoc(undefined, context)).toEqual(emptyDoc);
  });

  it('takes the licence of a file for no description', () => {
    const licence = comment([text('Copyright (c) the authors')]);
    licence.blockTags.push(new CommentTag('@format', []));
    expect(readDoc(licence, context)).toEqual(emptyDoc);
  });

  it.each([
    ['$$m_{11}$$ Scaling {a}.', '$$m_{11}$$ Scaling \\{a\\}.'],
    [
      'By:\n\n$$\\left[ a \\right]$$\n\nEnd.',
      'By:\n\n$$\n\\left[ a \\right]\n$$\n\nEnd.',
    ],
    ['Costs $5.', 'Costs \\$5.'],
  ])('leaves formulas alone: %j', (written, expected) => {
    const doc = readDoc(comment([text(written)]), context);
    expect([doc.summary, doc.details].filter(Boolean).join('\n\n')).toBe(
      expected,
    );
  });

  it('resolves references and keeps MDX out', () => {
    const doc = readDoc(
      comment([text('Call [[Image.release]] on <a> {b} `c.\n\nThen wait.')]),
      context,
    );
    expect(doc.summary).toBe(
      'Call [`Image.release`](/docs/api/core/interfaces/imagemodule.image/#release) on \\<a> \\{b\\} \\`c.',
    );
    expect(doc.details).toBe('Then wait.');
  });

  it('refuses a reference that leads nowhere', () => {
    expect(() => readDoc(comment([text('See [[Lens]].')]), context)).toThrow(
      '0.2.3 CameraView: the comment refers to "Lens", which is not in this version.',
    );
  });

  it('follows what the exceptions say', () => {
    expect(readDoc(comment([text('[[NaN]] counts.')]), context).summary).toBe(
      '`NaN` counts.',
    );
  });

  it('takes the description out of a deprecation', () => {
    const doc = readDoc(
      comment(
        [],
        [
          text('Use this:\n'),
          code('```typescript\n<Camera />\n```'),
          text('\n\nTakes a picture.'),
        ],
      ),
      context,
    );
    expect(doc.deprecated).toBe('Use this:\n\n```tsx\n<Camera />\n```');
    expect(doc.summary).toBe('Takes a picture.');
  });
});

describe('splitParagraph', () => {
  it.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One.', ['One.', '']],
    ['', ['', '']],
    ['One.\n```ts\na\n```', ['One.', '```ts\na\n```']],
    [':::note\n\nOne.\n\n:::', ['', ':::note\n\nOne.\n\n:::']],
  ])('splits %j', (markdown, parts) => {
    expect(splitParagraph(markdown)).toEqual(parts);
  });
});
