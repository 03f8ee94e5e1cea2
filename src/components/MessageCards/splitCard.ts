import {Children, cloneElement, isValidElement, type ReactNode} from 'react';

/** What a card says under one term, or before the first. */
export type CardSection = {term?: string; nodes: ReactNode[]};

/** A sentence with a capital, which it lacks after a colon. */
function capitalize([first, ...rest]: readonly ReactNode[]): ReactNode[] {
  return typeof first === 'string'
    ? [first.replace(/^ *[a-z]/, (start) => start.toUpperCase()), ...rest]
    : [first, ...rest];
}

/** What a paragraph says after `**Cause:**` or `**Fix:**`, and which of them; undefined for others. */
function readTerm(node: ReactNode): CardSection | undefined {
  if (!isValidElement<{children?: ReactNode}>(node)) {
    return undefined;
  }
  const [label, ...text] = Children.toArray(node.props.children);
  const strong =
    isValidElement<{children?: ReactNode}>(label) && label.props.children;
  const [, term] =
    /^(Cause|Fix):$/.exec(typeof strong === 'string' ? strong : '') ?? [];
  return term
    ? {term, nodes: [cloneElement(node, {key: term}, ...capitalize(text))]}
    : undefined;
}

/** The text of a card in its sections: where the message comes from, its cause, its fix. */
export function splitCard(nodes: readonly ReactNode[]): CardSection[] {
  const sections: CardSection[] = [{nodes: []}];
  for (const node of nodes) {
    const next = readTerm(node);
    if (next === undefined) {
      sections.at(-1)?.nodes.push(node);
    } else {
      sections.push(next);
    }
  }
  return sections;
}
