import {keyOf} from '../history/snapshots';
import type {ApiMember, ApiSymbol} from '../model/types';
import {component, headline} from './mdx';
import type {PageContext} from './PageContext';
import {wrapperOfMember} from './prepareCode';
import {renderCalls, renderDeprecated} from './renderCalls';
import {detailsBeside, renderExample} from './renderExample';
import {renderHistory} from './renderHistory';
import {renderNotes} from './renderNotes';

/** A member as a card. */
export function renderMember(
  symbol: ApiSymbol,
  member: ApiMember,
  level: number,
  context: PageContext,
): string {
  const key = keyOf(symbol, member.name);
  const target = `${symbol.module}:${symbol.name}.${member.name}`;
  const inherited = member.inheritedFrom?.[0];
  const {name, anchor, calls, doc} = member;
  const example = renderExample({symbol, member}, context);
  return component(
    'ApiMember',
    {
      name,
      kind: member.kind,
      ...(inherited === undefined
        ? context.since(context.history.presence(key))
        : {inheritedFrom: {name: inherited.text, href: inherited.href}}),
      isDeprecated: doc.deprecated !== undefined,
      isExperimental: doc.experimental,
    },
    headline(
      level,
      name,
      anchor,
      context.lines(calls[0]?.code ?? member.code, wrapperOfMember(member)),
    ),
    ...(calls.length > 0
      ? renderCalls(
          calls,
          {wrapper: 'member', owner: symbol.name, target, example},
          context,
        )
      : [
          renderDeprecated(doc, symbol.name, context),
          context.summary(doc.summary, target),
          detailsBeside(example, doc),
        ]),
    example,
    renderNotes(target, context),
    inherited === undefined
      ? renderHistory(context.history.eventsOf(key), context)
      : '',
  );
}
