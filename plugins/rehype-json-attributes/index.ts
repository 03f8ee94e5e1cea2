import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeValue, parseCall} from '../rehype-page-components/estree';

/** Half of what the API generator writes. */
const jsonAttribute = /(?<= \w+=)\{JSON\.parse\(('(?:[^'\\]|\\.)*')\)\}/g;

const placeholder = /^json(\d+)$/;

/** The string literals of each page, by its file. They stay: a page may be compiled for the browser and for Node at once. */
const literalsOf = new Map<string, string[]>();

/** Takes the text of attributes such as `rows={JSON.parse('[]')}` out of a page: MDX parses it letter by letter, which takes seconds. */
export function takeOutJson({
  filePath,
  fileContent,
}: {
  filePath: string;
  fileContent: string;
}): string {
  const literals: string[] = [];
  literalsOf.set(filePath, literals);
  return fileContent.replace(
    jsonAttribute,
    (_attribute, literal: string) => `{json${literals.push(literal) - 1}}`,
  );
}

/** Puts the text back into the page that was parsed. */
export default function rehypeJsonAttributes() {
  return (tree: Root, file: VFile): void => {
    const literals = literalsOf.get(file.path) ?? [];
    let count = 0;
    visit(tree, (node) => {
      const {attributes = []} = node as Partial<MdxJsxFlowElement>;
      for (const attribute of attributes) {
        const {value} = attribute;
        const code = typeof value === 'object' ? value?.value : undefined;
        const index = placeholder.exec(code ?? '')?.[1];
        const raw = literals[Number(index)];
        if (raw !== undefined) {
          attribute.value = attributeValue(parseCall(raw));
          count += 1;
        }
      }
    });
    if (count !== literals.length) {
      throw new Error(
        `${file.path}: JSON.parse with a string is not in an attribute. Write the value itself.`,
      );
    }
  };
}
