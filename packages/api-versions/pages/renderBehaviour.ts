import type {ApiModel} from '../model/types';
import {nameOfTarget, newsOf} from '../notes';
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

/** Changes of the native code, which no signature shows. */
export function renderBehaviour(context: PageContext): string[] {
  const {notes = []} = context.options.words;
  const items = newsOf(notes, context.newPackage() ?? '').map(
    ({targets, text}) => {
      const links = targets.map((target) => linkTarget(target, context));
      return links.length === 0 ? text : `${links.join(', ')}: ${text}`;
    },
  );
  return items.length === 0
    ? []
    : [
        heading(2, 'Behavior', 'behaviour'),
        'Changes in the native code, which no signature shows:',
        items.map((item) => `- ${item}`).join('\n'),
      ];
}
