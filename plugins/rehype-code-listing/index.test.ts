import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
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

async function listing(tree: Root): Promise<{
  name: string;
  attributes: {name: string; value: string}[];
  children: Element['children'];
}> {
  await rehypeCodeListing()(tree, new VFile({path: 'docs/page.mdx'}));
  return tree.children[0] as never;
}

function text(node: Element['children'][number]): string {
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(text).join('')
      : '';
}

describe('rehypeCodeListing', () => {
  it('keeps every character and marks tokens by class, never by style', async () => {
    const code = "const answer: number = 42; // 'why'\nexport {answer};";
    const {name, children} = await listing(fence(`${code}\n`, 'ts'));
    expect(name).toBe('CodeListing');
    expect(children.map(text).join('')).toBe(code);
    const html = JSON.stringify(children);
    expect(html).toContain('tok-keyword');
    expect(html).toContain('tok-constant');
    expect(html).toContain('tok-comment');
    expect(html).not.toContain('"style"');
  });

  it('passes on language and title, and marks lines', async () => {
    const {attributes, children} = await listing(
      fence('a\nb\nc\n', 'text', 'title="x.txt" {1} ins={2} del={3}'),
    );
    expect(attributes).toEqual([
      {type: 'mdxJsxAttribute', name: 'language', value: 'text'},
      {type: 'mdxJsxAttribute', name: 'title', value: 'x.txt'},
    ]);
    expect(
      children
        .filter((child) => child.type === 'element')
        .map(({properties}) => properties.className),
    ).toEqual([
      ['line', 'line--marked'],
      ['line', 'line--added'],
      ['line', 'line--removed'],
    ]);
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
});
