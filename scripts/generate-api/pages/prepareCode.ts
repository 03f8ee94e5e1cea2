import {declarationOf} from '../model/declarationOf';
import {
  codeText,
  headOf,
  type ApiCall,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  type Code,
} from '../model/types';
import type {Snapshot} from '../history/snapshots';
import type {Highlighter, Surrounding} from './Highlighter';

/** What stands around the code of a member. */
export function surroundingOf({kind}: Pick<ApiMember, 'kind'>): Surrounding {
  return kind === 'member' ? 'enumMember' : 'member';
}

/** What stands around the declaration of a symbol. */
export function symbolSurrounding({
  name,
}: Pick<ApiSymbol, 'name'>): Surrounding {
  return name === 'default' ? 'member' : 'declaration';
}

/** What stands around the signatures of a snapshot. */
export function snapshotSurrounding(snapshot: Snapshot): Surrounding {
  if (snapshot.memberKind !== undefined) {
    return surroundingOf({kind: snapshot.memberKind});
  }
  return snapshot.kind === 'function'
    ? 'function'
    : symbolSurrounding({name: snapshot.symbol});
}

function ofCall(
  call: ApiCall,
  surrounding: Surrounding,
): [Code, Surrounding][] {
  return [
    [call.code, surrounding],
    [call.returns, 'type'],
    ...call.parameters.map(({type}): [Code, Surrounding] => [type, 'type']),
  ];
}

/** Code from a position of its text on. */
function codeFrom(code: Code, start: number): Code {
  let position = 0;
  return code.flatMap((part) => {
    const text = part.text.slice(Math.max(0, start - position));
    position += part.text.length;
    return text === '' ? [] : [{...part, text}];
  });
}

/** The type in `name?: Type`, the value in `NAME = 'value'`. */
export function typeOfMember({
  code,
  kind,
}: Pick<ApiMember, 'code' | 'kind'>): Code {
  const mark = kind === 'member' ? ' = ' : ': ';
  const text = codeText(code);
  // The key of an index signature has a type too.
  const keyEnd = kind === 'index' ? text.indexOf(']') : 0;
  const start = text.indexOf(mark, keyEnd);
  if (start < 0) {
    throw new Error(
      `"${text}" has no "${mark.trim()}". Teach typeOfMember to read it.`,
    );
  }
  return codeFrom(code, start + mark.length);
}

function ofMember(member: ApiMember): [Code, Surrounding][] {
  return member.calls.length > 0
    ? member.calls.flatMap((call) => ofCall(call, 'member'))
    : [
        [member.code, surroundingOf(member)],
        [typeOfMember(member), 'type'],
      ];
}

/** Highlights every piece of code that the pages of a version show. */
export async function prepareCode(
  highlighter: Highlighter,
  model: ApiModel,
): Promise<void> {
  const all = model.modules
    .flatMap(({symbols}) => symbols)
    .flatMap((symbol): [Code, Surrounding][] => [
      [symbol.code, symbolSurrounding(symbol)],
      [headOf(symbol), symbolSurrounding(symbol)],
      ...(symbol.calls.length > 0 ? [] : declarationOf(symbol)).map(
        (code): [Code, Surrounding] => [code, symbolSurrounding(symbol)],
      ),
      ...symbol.calls.flatMap((call) => ofCall(call, 'function')),
      ...symbol.members.flatMap(ofMember),
    ]);
  for (const [code, surrounding] of all) {
    await highlighter.prepare(code, surrounding);
  }
}
