import type {ApiModel} from '../model/types';
import type {BehaviourDifference} from '../comparisons/behaviourBetween';
import {nameOfTarget} from '../notes';
import {heading} from './mdx';
import type {PageContext} from './PageContext';

/** Address of a note's target, such as `bridges/arches:Arch.span`, if the version has it. */
export function hrefOfTarget(
  target: string,
  {modules}: ApiModel,
): string | undefined {
  const [module, name = ''] = target.split(':');
  const [owner, member] = name.split('.');
  const symbol = modules
    .flatMap(({symbols}) => symbols)
    .filter((each) => each.module === module && each.name === owner)
    .find(
      ({members}) =>
        member === undefined || members.some((each) => each.name === member),
    );
  const anchor = symbol?.members.find((each) => each.name === member)?.anchor;
  return anchor === undefined
    ? symbol?.href
    : symbol && `${symbol.href.replace(/#.*$/, '')}#${anchor}`;
}

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
