import type {Element, Nodes, Parent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from 'build-utils';
import {jsonAttribute} from '../rehype-page-components/estree';
import {highlight} from './highlight';
import {parseMeta, type FenceMeta} from './parseMeta';

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

function textOf(node: Nodes): string {
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

/** The classes of marked lines, by index. */
function lineClasses(count: number, meta: FenceMeta): Record<number, string> {
  const classes: Record<number, string> = {};
  for (const kind of ['marked', 'added', 'removed'] as const) {
    for (const line of meta[kind]) {
      if (line > count) {
        throw new Error(
          `line ${line} is marked but the code has ${count} lines. Correct the numbers after the language.`,
        );
      }
      classes[line - 1] = [classes[line - 1], `line--${kind}`]
        .filter(Boolean)
        .join(' ');
    }
  }
  return classes;
}

async function replaceFence(
  {parent, index, code}: Fence,
  file: VFile,
): Promise<void> {
  try {
    const language = languageOf(code);
    const meta = parseMeta(metaOf(code));
    const source = textOf(code).replace(/\n$/, '');
    const lines = await highlight(source, language);
    const classes = lineClasses(lines.length, meta);
    const words = {language, title: meta.title};
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: 'CodeListing',
      attributes: [
        ...Object.entries(words).flatMap(([name, value]) =>
          value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
        ),
        // As elements, tokens would pass one by one through MDX and the bundler.
        jsonAttribute('code', lines),
        ...(Object.keys(classes).length > 0
          ? [jsonAttribute('lineClasses', classes)]
          : []),
      ],
      children: [],
    } as unknown as Element;
  } catch (error) {
    throw errorAt(file, code, error);
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
