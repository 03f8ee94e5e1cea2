import {Children, cloneElement, isValidElement, type ReactNode} from 'react';

/** What a card says under one term, or before the first. */
export type Part = {term?: string; nodes: ReactNode[]};

/** What a paragraph says after `**Cause:**` or `**Fix:**`, and which of them; undefined for others. */
function readTerm(node: ReactNode): Part | undefined {
  if (!isValidElement<{children?: ReactNode}>(node)) {
    return undefined;
  }
  const [label, ...text] = Children.toArray(node.props.children);
  const strong =
    isValidElement<{children?: ReactNode}>(label) && label.props.children;
  const [, term] =
    /^(Cause|Fix):$/.exec(typeof strong === 'string' ? strong : '') ?? [];
  return term
    ? {term, nodes: [cloneElement(node, {key: term}, ...text)]}
    : undefined;
}

/** The text of a card in its parts: where the message comes from, its cause, its fix. */
export function splitCard(nodes: readonly ReactNode[]): Part[] {
  const parts: Part[] = [{nodes: []}];
  for (const node of nodes) {
    const next = readTerm(node);
    if (next === undefined) {
      parts.at(-1)?.nodes.push(node);
    } else {
      parts.push(next);
    }
  }
  return parts;
}
