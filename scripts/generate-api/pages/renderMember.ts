import {keyOf} from '../history/snapshots';
import type {ApiCall, ApiMember, ApiSymbol} from '../model/types';
import {component, headline} from './mdx';
import type {PageContext} from './PageContext';
import {wrapperOfMember} from './prepareCode';
import {renderCall, renderDeprecated} from './renderCall';
import {detailsBeside, renderExample} from './renderExample';
import {renderHistory} from './renderHistory';
import {renderNotes} from './renderNotes';

function saysTheSame(call: ApiCall, before: ApiCall | undefined): boolean {
  return (
    call.doc.summary === before?.doc.summary &&
    call.doc.details === before.doc.details
  );
}

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
  const words = context.summary(doc.summary, target);
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
      ? calls.map((call, index) =>
          renderCall(
            call,
            {
              wrapper: 'member',
              summary: context.summary(call.doc.summary, target),
              owner: symbol.name,
              isHeadline: index === 0,
              isRepeat: saysTheSame(call, calls[index - 1]),
              details: detailsBeside(example, call.doc),
            },
            context,
          ),
        )
      : [
          renderDeprecated(doc, symbol.name, context),
          words,
          detailsBeside(example, doc),
        ]),
    example,
    renderNotes(target, context),
    inherited === undefined
      ? renderHistory(context.history.eventsOf(key), context)
      : '',
  );
}
