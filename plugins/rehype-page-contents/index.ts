import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeValue} from '../rehype-page-components/estree';

/** A new one each time: the plugins after it change the nodes. */
function contents(): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'PageContents',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'toc',
        // Docusaurus exports it from each page.
        value: attributeValue({type: 'Identifier', name: 'toc'}),
      },
    ],
    children: [],
  };
}

/** Shows the contents of a page to phones: below its lead and the facts that follow. */
export default function rehypePageContents() {
  return (tree: Root, {data}: VFile): void => {
    const {hide_title: hasHeader, hide_table_of_contents: isHidden} =
      (data.frontMatter ?? {}) as Record<string, unknown>;
    if (hasHeader || isHidden) {
      return;
    }
    visit(tree, 'element', ({tagName}, lead = 0, parent) => {
      if (tagName !== 'p' || parent === undefined) {
        return undefined;
      }
      const facts = parent.children.findIndex(
        (node) => 'name' in node && node.name === 'TutorialStrip',
      );
      parent.children.splice(
        Math.max(lead, facts) + 1,
        0,
        contents() as unknown as Element,
      );
      return EXIT;
    });
  };
}
