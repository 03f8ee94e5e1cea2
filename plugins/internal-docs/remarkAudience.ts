import type {Nodes, Parents, Root} from 'mdast';

type Options = {
  /** True in the internal build. */
  isInternal: boolean;
};

/** The name of a node where it is a JSX element. */
function nameOf(node: Nodes): string | undefined {
  return 'name' in node && typeof node.name === 'string'
    ? node.name
    : undefined;
}

function forAudience(parent: Parents, kept: string, dropped: string): void {
  parent.children = parent.children.flatMap((child) => {
    if ('children' in child) {
      forAudience(child, kept, dropped);
    }
    switch (nameOf(child)) {
      case dropped:
        return [];
      case kept:
        return 'children' in child ? child.children : [];
      default:
        return [child];
    }
  });
}

/** Keeps what is in `<InternalOnly>` in the internal build and `<PublicOnly>` in the public one, and removes the other. */
export default function remarkAudience({isInternal}: Options) {
  const [kept, dropped] = isInternal
    ? ['InternalOnly', 'PublicOnly']
    : ['PublicOnly', 'InternalOnly'];
  return (tree: Root): void => forAudience(tree, kept, dropped);
}
