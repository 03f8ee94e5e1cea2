import {errorAt} from 'build-utils';
import type {Heading, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readProps, type Props} from './readProps';

type Options = {
  siteDir: string;
  /** Components that pages may use, by name. */
  components: Readonly<Record<string, {module: string; exported: string}>>;
};

const generated = /\/api\/(?:core\/|(?:core|changes)\.mdx$)/;

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

function checkProps(element: MdxJsxFlowElement, props: Props): void {
  if (props === undefined) {
    return;
  }
  const name = element.name ?? '';
  const known = [...props.keys()];
  const written = new Set(element.children.length > 0 ? ['children'] : []);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return;
    }
    written.add(attribute.name);
    const prop = props.get(attribute.name);
    if (prop === undefined && attribute.name !== 'key') {
      throw new Error(
        `<${name}> has no prop "${attribute.name}". It has ${known.length === 0 ? 'none' : known.join(', ')}.`,
      );
    }
    const {value} = attribute;
    if (typeof value === 'string' && prop?.words?.includes(value) === false) {
      throw new Error(
        `<${name}>: "${attribute.name}" can't be "${value}". It is one of ${prop.words.join(', ')}.`,
      );
    }
  }
  const missing = known.filter(
    (prop) => props.get(prop)?.isRequired === true && !written.has(prop),
  );
  if (missing.length > 0) {
    throw new Error(`<${name}> needs ${missing.join(', ')}.`);
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
    visit(tree, (node: Node) => {
      try {
        if (node.type === 'mdxjsEsm') {
          throw new Error(
            'a page imports and exports nothing. Take the line out; components are registered in config/pageComponents.ts.',
          );
        }
        if (node.type === 'heading' && !generated.test(file.path)) {
          checkHeading(node as Heading, ids);
        }
        if (node.type.startsWith('mdxJsx')) {
          checkElement(node as MdxJsxFlowElement);
        }
      } catch (cause) {
        throw errorAt(file, node, cause);
      }
    });
  };
}
