import {keyOf} from '../history/snapshots';
import type {ApiMember, ApiSymbol} from '../model/types';
import {blocks, component} from './mdx';
import type {PageContext} from './PageContext';
import {renderTableExamples} from './renderExample';
import {renderNotes} from './renderNotes';

/** Whether a row of a table has room for everything about a member. */
export function isSimple(
  symbol: ApiSymbol,
  member: ApiMember,
  context: PageContext,
): boolean {
  const {doc, calls, name} = member;
  return (
    calls.length === 0 &&
    doc.details === '' &&
    doc.deprecated === undefined &&
    !doc.experimental &&
    context.history.eventsOf(keyOf(symbol, name)).length === 0
  );
}

function renderRow(
  symbol: ApiSymbol,
  member: ApiMember,
  context: PageContext,
): string {
  const {name, anchor, kind, type, optional, doc, inheritedFrom} = member;
  const target = `${symbol.module}:${symbol.name}.${name}`;
  const presence = context.history.presence(keyOf(symbol, name));
  return component(
    'ApiParameter',
    {
      id: anchor,
      name,
      kind,
      type: context.lines(type, 'type'),
      isOptional: optional,
      since:
        inheritedFrom === undefined ? context.since(presence).since : undefined,
      inheritedFrom: inheritedFrom?.[0] && {
        name: inheritedFrom[0].text,
        href: inheritedFrom[0].href,
      },
    },
    context.summary(doc.summary, target),
    doc.details,
    renderNotes(target, context),
  );
}

/** Members as rows of a table, with their examples below. */
export function renderTable(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  context: PageContext,
): string {
  const isEnum = members.some(({kind}) => kind === 'member');
  return blocks(
    component(
      'ApiParameters',
      isEnum ? {label: 'Member', typeLabel: 'Value'} : {label: 'Property'},
      ...members.map((member) => renderRow(symbol, member, context)),
    ),
    ...renderTableExamples(symbol, members, context),
  );
}
