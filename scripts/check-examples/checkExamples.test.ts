import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {modelOf} from '../../content/readers/testing';
import {writeWithFolders} from 'test-utils';
import {checkExamples} from './checkExamples';
import {checkFiles} from './checkFiles';

const timeout = 60_000;
let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'check-examples-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    writeWithFolders(path.join(siteDir, 'content/examples', file), text);
  }
}

const tokenizer = {
  module: 'text/WordpieceTokenizer',
  name: 'WordPieceTokenizer',
  kind: 'class',
  members: [{name: 'encode'}, {name: 'decode'}],
} as const;
const models = [modelOf('0.2.0', [tokenizer]), modelOf('0.2.3', [tokenizer])];

const encode = `import {text} from 'react-native-pytorch-core';

const tokenizer = new text.WordPieceTokenizer({vocab: '[UNK]\\ncat\\n'});
console.log(tokenizer.encode('cat')); // → `;

function named(
  problems: readonly {page: string; line: number; message: string}[],
): string[] {
  return problems.map(
    ({page, line, message}) =>
      `${path.relative(siteDir, page)}:${line}: ${message.replace(/\n +/g, ' ')}`,
  );
}

describe('checkExamples', () => {
  it(
    'compiles an example for each version and runs it on each package',
    async () => {
      write({
        'text_wordpiecetokenizer/WordPieceTokenizer.encode.ts': `${encode}[1]\n`,
      });
      const report = await checkExamples(siteDir, models);
      expect(report).toEqual({
        compiled: 2,
        inNode: 2,
        inBrowser: 0,
        onPhone: 0,
        problems: [],
      });
    },
    timeout,
  );

  it(
    'names file, line and package of what is wrong',
    async () => {
      write({
        'text_wordpiecetokenizer/WordPieceTokenizer.encode.ts': `${encode}[1]\n`,
        'text_wordpiecetokenizer/0.2.0/WordPieceTokenizer.encode.ts': `// Also: WordPieceTokenizer\n${encode}[2]\n`,
        'text_wordpiecetokenizer/WordPieceTokenizer.decode.ts': `${encode}[1]\ntokenizer.deocde([1]); // throws tokenizer.deocde is not a function\n`,
      });
      const {problems} = await checkExamples(siteDir, models);
      const folder = 'content/examples/text_wordpiecetokenizer';
      expect(named(problems).sort()).toEqual([
        `${folder}/0.2.0/WordPieceTokenizer.encode.ts:5: on 0.2.0 prints something else. expected: [2] got: [1]`,
        expect.stringMatching(
          /WordPieceTokenizer.decode.ts:5: TS2551: .* \(0\.2\.0\)/,
        ),
        expect.stringMatching(
          /WordPieceTokenizer.decode.ts:5: TS2551: .* \(0\.2\.3\)/,
        ),
      ]);
    },
    timeout,
  );

  it(
    'checks only those that it is asked for',
    async () => {
      write({
        'text_wordpiecetokenizer/WordPieceTokenizer.encode.ts': `${encode}[1]\n`,
        'text_wordpiecetokenizer/WordPieceTokenizer.decode.ts': `${encode}[2]\n`,
      });
      const {problems, compiled} = await checkExamples(siteDir, models, [
        'text_wordpiecetokenizer/WordPieceTokenizer.e',
      ]);
      expect([compiled, problems]).toEqual([2, []]);
    },
    timeout,
  );

  it(
    'looks at what an example draws',
    async () => {
      const draw = `import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 9, 9);
  ctx.invalidate();
}
export default () => <Canvas onContext2D={draw} />;
`;
      const claims = '// Needs a browser\n// Draws black at 5 5, nothing at';
      write({
        'canvasview/Canvas.tsx': `${claims} 9 9\n${draw}`,
        'canvasview/CanvasProps.tsx': `${claims} 8 8\n${draw}`,
      });
      const model = modelOf('0.2.3', [
        {module: 'CanvasView', name: 'Canvas', kind: 'function'},
        {module: 'CanvasView', name: 'CanvasProps', kind: 'interface'},
      ]);
      const {problems, inBrowser} = await checkExamples(siteDir, [model]);
      expect(inBrowser).toBe(2);
      expect(named(problems)).toEqual([
        'content/examples/canvasview/CanvasProps.tsx:1: on 0.2.3 draws something else. expected: nothing at 8 8 got: black',
      ]);
    },
    timeout,
  );

  it('runs nothing where there is nothing', async () => {
    expect(await checkExamples(siteDir, [])).toMatchObject({inNode: 0});
  });
});

describe('checkFiles', () => {
  it('accepts names of the reference, and a README', () => {
    write({
      'text_wordpiecetokenizer/WordPieceTokenizer.encode.ts': 'a;',
      'README.md': '',
    });
    expect(checkFiles(siteDir, models)).toEqual([]);
  });

  it.each([
    [
      {'text/text.encode.ts': ''},
      [
        'content/examples/text/text.encode.ts:1: no version has text/text.encode. Correct the name.',
        'content/examples/text/text.encode.ts:1: no version shows it. Delete it.',
      ],
    ],
    [
      {
        'text_wordpiecetokenizer/WordPieceTokenizer.ts':
          '// Also: WordPieceTokenizer.code',
      },
      [
        'content/examples/text_wordpiecetokenizer/WordPieceTokenizer.ts:1: no version has text_wordpiecetokenizer/WordPieceTokenizer.code. Correct the name.',
      ],
    ],
    [
      {
        'text_wordpiecetokenizer/WordPieceTokenizer.ts': '',
        'text_wordpiecetokenizer/WordPieceTokenizer.encode.ts':
          '// Also: WordPieceTokenizer',
      },
      Array<string>(2).fill(
        'content/examples/text_wordpiecetokenizer/WordPieceTokenizer.encode.ts:1: text_wordpiecetokenizer/WordPieceTokenizer shows text_wordpiecetokenizer/WordPieceTokenizer too. Keep one.',
      ),
    ],
  ])('rejects %j', (files, messages) => {
    write(files);
    expect(named(checkFiles(siteDir, models))).toEqual(messages);
  });

  it('rejects more than ten for phones alone', () => {
    const members = Array.from({length: 11}, (_, index) => ({
      name: `m${index}`,
    }));
    write(
      Object.fromEntries(
        members.map(({name}) => [
          `text_wordpiecetokenizer/WordPieceTokenizer.${name}.ts`,
          '// Only on a phone: it has a flash.\n',
        ]),
      ),
    );
    const model = modelOf('0.2.3', [{...tokenizer, members}]);
    expect(named(checkFiles(siteDir, [model]))).toEqual([
      'content/examples:0: 11 examples run on a phone alone, at most 10 may.',
    ]);
  });
});
