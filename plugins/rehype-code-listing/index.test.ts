import {runInNewContext} from 'node:vm';
import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import type {Lines} from 'api-versions/page-data';
import rehypeCodeListing from '.';

function fence(code: string, language?: string, metastring?: string): Root {
  const codeElement: Element = {
    type: 'element',
    tagName: 'code',
    properties: {
      ...(language === undefined ? {} : {className: [`language-${language}`]}),
      ...(metastring === undefined ? {} : {metastring}),
    },
    children: [{type: 'text', value: code}],
    position: {
      start: {line: 12, column: 1},
      end: {line: 14, column: 4},
    },
  };
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [codeElement],
      },
    ],
  };
}

/** The attributes of the listing, with JSON parsed. */
async function listing(tree: Root): Promise<Record<string, unknown>> {
  await rehypeCodeListing()(tree, new VFile({path: 'docs/page.mdx'}));
  const {name, attributes} = tree.children[0] as unknown as MdxJsxFlowElement;
  expect(name).toBe('CodeListing');
  return Object.fromEntries(
    (attributes as MdxJsxAttribute[]).map(({name: attribute, value}) => [
      attribute,
      typeof value === 'string' ? value : evaluate(value),
    ]),
  );
}

/** What the call of `JSON.parse` gives. */
function evaluate(value: MdxJsxAttribute['value']): unknown {
  const raw = /"raw":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(value))?.[1];
  const literal = JSON.parse(raw ?? '') as string;
  return JSON.parse(runInNewContext(literal) as string);
}

it('keeps every character and names tokens', async () => {
  const code = "const answer: number = 42; // 'why'\nexport {answer};";
  const {code: lines} = await listing(fence(`${code}\n`, 'ts'));
  const tokens = (lines as Lines).map((line) =>
    line.map((token) => (typeof token === 'string' ? ['', token] : token)),
  );
  expect(
    tokens.map((line) => line.map(([, text]) => text).join('')).join('\n'),
  ).toBe(code);
  expect(tokens.flat()).toContainEqual(['keyword', 'const']);
  expect(tokens.flat()).toContainEqual(['constant', '42']);
  expect(tokens.flat().at(-1)).toEqual(['', ' {answer};']);
});

it('passes on language and title, and marks lines', async () => {
  expect(
    await listing(
      fence(
        'a\nb\nc\n',
        'text',
        'title="two words.txt" {1,2-3} ins={2} del={3}',
      ),
    ),
  ).toEqual({
    language: 'text',
    title: 'two words.txt',
    code: [['a'], ['b'], ['c']],
    lineClasses: {
      0: 'line--marked',
      1: 'line--marked line--added',
      2: 'line--marked line--removed',
    },
  });
});

it.each([
  [fence('a\n'), 'docs/page.mdx:12: the fence has no language'],
  [fence('a\n', 'klingon'), 'docs/page.mdx:12: "klingon" is not a language'],
  [
    fence('a\n', 'ts', '{9}'),
    'docs/page.mdx:12: line 9 is marked but the code has 1 lines',
  ],
  [fence('a\n', 'ts', 'wrap'), 'docs/page.mdx:12: "wrap" means nothing'],
])('reports the file, the line and the reason: %#', async (tree, message) => {
  await expect(listing(tree)).rejects.toThrow(message);
});
