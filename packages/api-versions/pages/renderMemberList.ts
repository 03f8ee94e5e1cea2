import {keyOf} from '../history/snapshots';
import {lineOf, type ApiMember, type ApiSymbol} from '../model/types';
import type {OverviewRow} from '../pageData';
import {component, plainText} from './mdx';
import type {PageContext} from './PageContext';

/** A signature without the types of its parameters: `topk(k, options?): [Tensor, Tensor]`. */
function shortSignature(member: ApiMember): string {
  const {name, kind, type, optional, calls} = member;
  const [call] = calls;
  const own = `${name}${optional ? '?' : ''}`;
  if (call === undefined) {
    const mark = kind === 'member' ? ' =' : ':';
    return `${own}${mark} ${lineOf(type)}`;
  }
  const parameters = call.parameters
    // Fields of an object parameter have rows of their own in its table.
    .filter((parameter) => !parameter.name.includes('.'))
    .map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}`);
  const returns = lineOf(call.returns);
  return `${own}(${parameters.join(', ')})${returns === '' || returns === 'void' ? '' : `: ${returns}`}`;
}

/** The first sentence of a summary, as text. */
function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

/** A table of the members at the top of a page, linked to their cards. */
export function renderMemberList(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  context: PageContext,
): string {
  const rows = members.map((member): OverviewRow => {
    const {name, anchor, doc, inheritedFrom} = member;
    const target = `${symbol.module}:${symbol.name}.${name}`;
    const {since, isNew} = context.since(
      context.history.presence(keyOf(symbol, name)),
    );
    return {
      anchor,
      signature: shortSignature(member),
      summary: firstSentence(plainText(context.summary(doc.summary, target))),
      ...(inheritedFrom === undefined && {since}),
      ...(isNew && inheritedFrom === undefined && {isNew}),
      ...(doc.deprecated !== undefined && {isDeprecated: true}),
    };
  });
  return component('ApiOverview', {rows});
}
