import type {BehaviourDifference} from '../comparisons/behaviourBetween';
import {hrefOfTarget, nameOfTarget} from '../notes';
import {heading} from './mdx';
import type {PageContext} from './PageContext';

function linkTarget(target: string, {model}: PageContext): string {
  return `[\`${nameOfTarget(target)}\`](${hrefOfTarget(target, model) ?? ''})`;
}

/** What native code does differently from the version before, which no signature shows. */
export function renderBehaviour(
  differences: readonly BehaviourDifference[],
  context: PageContext,
): string[] {
  const items = differences.map(({targets, before, after}) => {
    const links = targets.map((target) => linkTarget(target, context));
    const texts = [...after, ...before.map((text) => `Before: ${text}`)];
    return [links.length === 0 ? '' : `${links.join(', ')}:`, ...texts]
      .join(' ')
      .trim();
  });
  return items.length === 0
    ? []
    : [
        heading(2, 'Behavior', 'behaviour'),
        'Changes in the native code, which no signature shows:',
        items.map((item) => `- ${item}`).join('\n'),
      ];
}
