import {declarationOf} from '../model/declarationOf';
import {
  headOf,
  type ApiCall,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  type Code,
} from '../model/types';
import {listingsIn} from '../comparisons/inlineWords';
import type {Snapshot} from '../history/snapshots';
import type {Highlighter, Wrapper} from './Highlighter';

/** How to wrap the code of a member. */
export function wrapperOfMember({kind}: Pick<ApiMember, 'kind'>): Wrapper {
  return kind === 'member' ? 'enumMember' : 'member';
}

/** How to wrap the declaration of a symbol. */
export function wrapperOfSymbol({name}: Pick<ApiSymbol, 'name'>): Wrapper {
  return name === 'default' ? 'member' : 'declaration';
}

/** How to wrap the signatures of a snapshot. */
export function wrapperOfSnapshot(snapshot: Snapshot): Wrapper {
  if (snapshot.memberKind !== undefined) {
    return wrapperOfMember({kind: snapshot.memberKind});
  }
  return snapshot.kind === 'function'
    ? 'function'
    : wrapperOfSymbol({name: snapshot.symbol});
}

function ofCall(call: ApiCall, wrapper: Wrapper): [Code, Wrapper][] {
  return [
    [call.code, wrapper],
    [call.returns, 'type'],
    ...call.parameters.map(({type}): [Code, Wrapper] => [type, 'type']),
  ];
}

function ofMember(member: ApiMember): [Code, Wrapper][] {
  return member.calls.length > 0
    ? member.calls.flatMap((call) => ofCall(call, 'member'))
    : [
        [member.code, wrapperOfMember(member)],
        [member.type, 'type'],
      ];
}

/** Highlights all code that the pages of a version show. */
export async function prepareCode(
  highlighter: Highlighter,
  model: ApiModel,
): Promise<void> {
  const all = model.modules
    .flatMap(({symbols}) => symbols)
    .flatMap((symbol): [Code, Wrapper][] => [
      [symbol.code, wrapperOfSymbol(symbol)],
      [headOf(symbol), wrapperOfSymbol(symbol)],
      ...(symbol.calls.length > 0 ? [] : declarationOf(symbol)).map(
        (code): [Code, Wrapper] => [code, wrapperOfSymbol(symbol)],
      ),
      ...symbol.calls.flatMap((call) => ofCall(call, 'function')),
      ...symbol.members.flatMap(ofMember),
    ]);
  const listings = model.modules
    .flatMap(({symbols}) => symbols)
    .flatMap(({doc, members}) => [doc, ...members.map((each) => each.doc)])
    .flatMap(({deprecated = ''}) => listingsIn(deprecated))
    .map((code): [Code, Wrapper] => [code, 'program']);
  for (const [code, wrapper] of [...all, ...listings]) {
    await highlighter.prepare(code, wrapper);
  }
}
