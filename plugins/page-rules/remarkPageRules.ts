import {errorAt} from 'build-utils';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Heading, Link, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readPage} from '../shared-text/includeShared';
import {checkProps} from './checkProps';
import {readProps, type Props} from './readProps';

type Options = {
  siteDir: string;
  /** Components that pages may use, by name. */
  components: Readonly<Record<string, {module: string; exported: string}>>;
};

/** Pages that the generator of the reference writes. */
export const generated = /\/api\/(?:core\/|(?:core|changes)\.mdx$)/;

/** The boxes that pages have. */
const boxes = ['note', 'tip', 'info', 'warning', 'danger'];

/** The id that is written behind a heading. */
function idOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1]
    : undefined;
}

function checkHeading(heading: Heading, ids: Set<string>): void {
  if (heading.depth === 1) {
    return;
  }
  const id = idOf(heading);
  if (id === undefined) {
    throw new Error(
      'the heading has no written id, so links to it break when it is reworded. Add one: ## Run the model {/* #run-the-model */}.',
    );
  }
  if (ids.has(id)) {
    throw new Error(
      `another heading of the page has the id "${id}". Write another one.`,
    );
  }
  ids.add(id);
}

/** Complains about a fence that nothing closes: the rest of the page would be code. */
function checkFence({position}: Code, lines: readonly string[]): void {
  const [first = '', last = ''] = [position?.start, position?.end].map(
    (point) => lines[(point?.line ?? 0) - 1],
  );
  const [marks] = /`{3,}|~{3,}/.exec(first) ?? [];
  if (
    marks !== undefined &&
    (position?.start.line === position?.end.line ||
      !/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(last))
  ) {
    throw new Error(
      `the fence has no end, so the rest of the page is code. Close it with ${marks}.`,
    );
  }
}

/** Complains about a box that Docusaurus would show as text, with its colons. */
function checkBox(name: string): void {
  if (!boxes.includes(name)) {
    throw new Error(
      `no box is called ":::${name}". It is one of ${boxes.join(', ')}.`,
    );
  }
}

/** Complains about a link to a file or a heading that is not there. */
function checkLink(
  {url}: Link,
  page: VFile,
  ids: ReadonlySet<string>,
  siteDir: string,
): void {
  const [target = '', anchor] = url.split('#');
  if (/^\.\.?\/.*\.mdx?$/.test(target)) {
    const file = path.resolve(path.dirname(page.path), decodeURI(target));
    if (!existsSync(file)) {
      throw new Error(
        `the link leads to "${target}", and there is no such file. Write its path from the folder of this page.`,
      );
    }
    if (anchor !== undefined && !generated.test(file)) {
      const text = readPage(siteDir, file);
      if (
        !text.includes(`#${anchor} */}`) &&
        !text.includes(`id="${anchor}"`)
      ) {
        throw new Error(
          `the link leads to "${url}", and nothing on that page has the id "${anchor}". Copy the id of a heading.`,
        );
      }
    }
  }
  if (target === '' && anchor !== undefined && !ids.has(anchor)) {
    throw new Error(
      `the link leads to "#${anchor}", and no heading of the page has that id. It has ${[...ids].join(', ')}.`,
    );
  }
}

/**
 * Stops at what a page must not have: imports, style attributes, headings without a
 * written id, and props that a component does not have. Nothing else of the build sees
 * these, or only at its end.
 */
export default function remarkPageRules({siteDir, components}: Options) {
  const propsOf = new Map<string, Props>();

  function checkElement(element: MdxJsxFlowElement): void {
    const name = element.name ?? '';
    if (
      /^[a-z]/.test(name) &&
      element.attributes.some(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'style',
      )
    ) {
      throw new Error(
        `<${name}> has a style attribute, which the Content-Security-Policy forbids. Write a component with a CSS module, or use a class of Infima.`,
      );
    }
    const component = components[name];
    if (component !== undefined) {
      if (!propsOf.has(name)) {
        const {module, exported} = component;
        propsOf.set(name, readProps(module, exported, siteDir));
      }
      checkProps(element, propsOf.get(name));
    }
  }

  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    const lines = String(file).split('\n');
    const isGenerated = generated.test(file.path);
    const problems: Error[] = [];
    const attempt = (node: Node, check: () => void): void => {
      try {
        check();
      } catch (cause) {
        problems.push(errorAt(file, node, cause));
      }
    };
    const checkNode = (node: Node): void => {
      if (node.type === 'mdxjsEsm') {
        throw new Error(
          'a page imports and exports nothing. Take the line out; components are registered in config/pageComponents.ts.',
        );
      }
      if (node.type === 'heading' && !isGenerated) {
        checkHeading(node as Heading, ids);
      }
      if (node.type === 'code') {
        checkFence(node as Code, lines);
      }
      if (node.type === 'containerDirective') {
        checkBox((node as Node & {name: string}).name);
      }
      if (node.type.startsWith('mdxJsx')) {
        const element = node as MdxJsxFlowElement;
        checkElement(element);
        const id = element.attributes.find(
          (each) => each.type === 'mdxJsxAttribute' && each.name === 'id',
        )?.value;
        if (typeof id === 'string') {
          ids.add(id);
        }
      }
    };
    visit(tree, (node: Node) => attempt(node, () => checkNode(node)));
    if (!isGenerated) {
      // When every heading is known.
      visit(tree, 'link', (link) =>
        attempt(link, () => checkLink(link, file, ids, siteDir)),
      );
    }
    if (problems.length > 0) {
      throw new Error(problems.map(({message}) => message).join('\n'), {
        cause: problems[0],
      });
    }
  };
}
