import {errorAt, jsonLiteral} from 'build-utils';
import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeValue, importOf, parseCall, programOf} from './estree';

/** Source of a component that pages may use. */
export type PageComponent = {
  module: string;
  /** Name of the export. */
  exported: string;
  /** Values of its `of` attribute, each a module's default export or an object. */
  choices?: Readonly<Record<string, {module: string} | {value: object}>>;
};
type Options = {
  components: Readonly<Record<string, PageComponent>>;
  /** Names of components that the theme gives to every page. */
  everywhere: readonly string[];
};
type Import = {module: string; exported: string};
type Imports = Map<string, Import>;

/** A name for what a word of an attribute stands for: `ResultPicture` and `anime-gan` make `ResultPicture_anime_gan`. */
function localName(component: string, word: string): string {
  return `${component}_${word.replaceAll(/\W/g, '_')}`;
}

/** Gives the component the very thing that its attribute `of` names, so that it need not know them all. */
function resolveChoice(
  element: MdxJsxFlowElement,
  name: string,
  choices: NonNullable<PageComponent['choices']>,
  imports: Imports,
): void {
  const attribute = element.attributes.find(
    (other) => other.type === 'mdxJsxAttribute' && other.name === 'of',
  );
  const word =
    typeof attribute?.value === 'string' ? attribute.value : 'undefined';
  const choice = choices[word];
  if (attribute === undefined || choice === undefined) {
    throw new Error(
      `<${name}> has no "${word}". Let its attribute "of" be one of ${Object.keys(choices).join(', ')}, or add it to config/pageComponents.ts.`,
    );
  }
  if ('module' in choice) {
    const local = localName(name, word);
    imports.set(local, {module: choice.module, exported: 'default'});
    attribute.value = attributeValue({type: 'Identifier', name: local});
  } else {
    attribute.value = attributeValue(parseCall(jsonLiteral(choice.value)));
  }
}

/**
 * Lets a page, which imports nothing itself, import the registered components that it
 * names, and no others. What every page brings to the browser then does not grow with
 * what only some of them show.
 */
export default function rehypePageComponents({
  components,
  everywhere,
}: Options) {
  return (tree: Root, file: VFile): void => {
    const imports: Imports = new Map();
    visit(tree, (node) => {
      const element = node as unknown as MdxJsxFlowElement;
      const name = element.name ?? '';
      if (
        !element.type.startsWith('mdxJsx') ||
        !/^[A-Z]/.test(name) ||
        everywhere.includes(name)
      ) {
        return;
      }
      try {
        const component = components[name];
        if (component === undefined) {
          throw new Error(
            `<${name}> is not registered. Add it to config/pageComponents.ts.`,
          );
        }
        imports.set(name, component);
        if (component.choices !== undefined) {
          resolveChoice(element, name, component.choices, imports);
        }
      } catch (cause) {
        throw errorAt(file, element, cause);
      }
    });
    for (const [local, {module, exported}] of imports) {
      tree.children.unshift({
        type: 'mdxjsEsm',
        value: '',
        data: {estree: programOf(importOf(module, exported, local))},
      } as unknown as Root['children'][number]);
    }
  };
}
