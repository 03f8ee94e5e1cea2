import type {DatedChange} from '../history/History';
import {keyOf} from '../history/snapshots';
import type {ApiCall, ApiMember, ApiSymbol, Doc} from '../model/types';
import type {Surrounding} from './Highlighter';
import {blocks, component, heading} from './mdx';
import type {PageContext} from './PageContext';
import {snapshotSurrounding, surroundingOf, typeOfMember} from './prepareCode';

/** What happened to something after it came, folded away. */
export function renderHistory(
  events: readonly DatedChange[],
  context: PageContext,
): string {
  if (events.length === 0) {
    return '';
  }
  return component('ApiHistory', {
    events: events.map(({docsVersion, change}) => {
      const {label, root} = context.info(docsVersion);
      const signatures =
        change.type === 'changed'
          ? {
              before: change.before.signatures.map((code) =>
                context.lines(code, snapshotSurrounding(change.before)),
              ),
              after: change.after.signatures.map((code) =>
                context.lines(code, snapshotSurrounding(change.after)),
              ),
            }
          : {};
      return {
        version: label,
        href: `${root}changes/`,
        type: change.type,
        ...signatures,
      };
    }),
  });
}

/** The notice on what is deprecated. */
export function renderDeprecated(
  {deprecated}: Doc,
  owner: string,
  context: PageContext,
): string {
  return deprecated === undefined
    ? ''
    : component('ApiDeprecated', {}, context.linkNames(deprecated, owner));
}

function renderParameters(call: ApiCall, context: PageContext): string {
  if (call.parameters.length === 0) {
    return '';
  }
  return component(
    'ApiParameters',
    {label: 'Parameter'},
    ...call.parameters.map(({name, type, optional, defaultValue, text}) =>
      component(
        'ApiParameter',
        {
          name,
          type: context.lines(type, 'type'),
          isOptional: optional,
          defaultValue,
        },
        text,
      ),
    ),
  );
}

/** One way to call: signature, words, parameters, result. */
export function renderCall(
  call: ApiCall,
  {
    surrounding,
    summary,
    owner,
  }: {surrounding: Surrounding; summary: string; owner: string},
  context: PageContext,
): string {
  return blocks(
    component('ApiSignature', {code: context.lines(call.code, surrounding)}),
    renderDeprecated(call.doc, owner, context),
    summary,
    call.doc.details,
    renderParameters(call, context),
    call.doc.returns && component('ApiReturns', {}, call.doc.returns),
  );
}

/** Notes on what the native code does. */
export function renderNotes(target: string, context: PageContext): string {
  const texts = context.notes(target);
  return texts.length === 0 ? '' : component('ApiNote', {}, ...texts);
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
  return component(
    'ApiMember',
    {
      name,
      ...(inherited === undefined
        ? context.since(context.history.presence(key))
        : {inheritedFrom: {name: inherited.text, href: inherited.href}}),
      isDeprecated: doc.deprecated !== undefined,
      isExperimental: doc.experimental,
    },
    heading(level, name, anchor),
    ...(calls.length > 0
      ? calls.map((call) =>
          renderCall(
            call,
            {
              surrounding: 'member',
              summary: context.summary(call.doc.summary, target),
              owner: symbol.name,
            },
            context,
          ),
        )
      : [
          component('ApiSignature', {
            code: context.lines(member.code, surroundingOf(member)),
          }),
          renderDeprecated(doc, symbol.name, context),
          words,
          doc.details,
        ]),
    renderNotes(target, context),
    inherited === undefined
      ? renderHistory(context.history.eventsOf(key), context)
      : '',
  );
}

/** Whether a row of a table can say all there is to say of a member. */
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
    context.notes(`${symbol.module}:${symbol.name}.${name}`).length === 0 &&
    context.history.eventsOf(keyOf(symbol, name)).length === 0
  );
}

function renderRow(
  symbol: ApiSymbol,
  member: ApiMember,
  context: PageContext,
): string {
  const {name, anchor, optional, doc, inheritedFrom} = member;
  const presence = context.history.presence(keyOf(symbol, name));
  return component(
    'ApiParameter',
    {
      id: anchor,
      name,
      type: context.lines(typeOfMember(member), 'type'),
      isOptional: optional,
      isMember: true,
      since:
        inheritedFrom === undefined ? context.since(presence).since : undefined,
      inheritedFrom: inheritedFrom?.[0] && {
        name: inheritedFrom[0].text,
        href: inheritedFrom[0].href,
      },
    },
    context.summary(doc.summary, `${symbol.module}:${symbol.name}.${name}`),
    doc.details,
  );
}

/** Members as rows of a table. */
export function renderTable(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  context: PageContext,
): string {
  const isEnum = members.some(({kind}) => kind === 'member');
  return component(
    'ApiParameters',
    isEnum ? {label: 'Member', typeLabel: 'Value'} : {label: 'Property'},
    ...members.map((member) => renderRow(symbol, member, context)),
  );
}
