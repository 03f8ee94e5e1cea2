import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

type Options = {
  /** True in the internal build. */
  isInternal: boolean;
};

/** Unwraps `<InternalOnly>` in the internal build and `<PublicOnly>` in the public one, and removes the other. */
export default function remarkAudience({isInternal}: Options) {
  const [kept, dropped] = isInternal
    ? ['InternalOnly', 'PublicOnly']
    : ['PublicOnly', 'InternalOnly'];
  return (tree: Root): void =>
    visit(
      tree,
      ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      (node, index, parent) => {
        if (!('name' in node) || !parent || index === undefined) {
          return undefined;
        }
        if (node.name !== kept && node.name !== dropped) {
          return undefined;
        }
        const children = node.name === kept ? node.children : [];
        parent.children.splice(index, 1, ...children);
        return index;
      },
    );
}
