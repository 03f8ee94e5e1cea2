import type {Element, ElementContent, Parent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight} from './highlight';
import {parseMeta} from './parseMeta';

type Fence = {parent: Parent; index: number; code: Element};

function findFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', ({tagName, children: [code]}, index, parent) => {
    if (
      tagName === 'pre' &&
      code?.type === 'element' &&
      code.tagName === 'code' &&
      parent &&
      index !== undefined
    ) {
      fences.push({parent, index, code});
    }
  });
  return fences;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = (Array.isArray(classes) ? classes : [])
    .map(String)
    .find((value) => value.startsWith('language-'));
  if (name === undefined) {
    throw new Error(
      'the fence has no language. Write one after the backticks; use "text" if none fits.',
    );
  }
  return name.slice('language-'.length);
}

function metaOf(code: Element): string {
  const {metastring} = code.properties;
  return typeof metastring === 'string' ? metastring : '';
}

async function replaceFence(
  {parent, index, code}: Fence,
  file: VFile,
): Promise<void> {
  const line = code.position?.start.line ?? 0;
  try {
    const language = languageOf(code);
    const meta = parseMeta(metaOf(code));
    const source = textOf(code).replace(/\n$/, '');
    const lines = await highlight(source, language, meta);
    const attributes = {language, title: meta.title};
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'CodeListing',
      attributes: Object.entries(attributes).flatMap(([name, value]) =>
        value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
      ),
      // Line breaks are text between the lines, so that a selection includes them.
      children: lines.flatMap((line, number) =>
        number === 0 ? [line] : [{type: 'text', value: '\n'}, line],
      ),
    } as unknown as Element;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path}:${line}: ${reason}`, {cause: error});
  }
}

/** Replaces each code fence with a `CodeListing` that is highlighted at build time. */
export default function rehypeCodeListing() {
  return async (tree: Root, file: VFile): Promise<void> => {
    await Promise.all(
      findFences(tree).map((fence) => replaceFence(fence, file)),
    );
  };
}
