import {declarationOf} from '../model/declarationOf';
import {
  headOf,
  lineOf,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
  type Code,
  type Markdown,
  type MemberKind,
  type SymbolKind,
} from '../model/types';

/** The state of a symbol or member in one version: everything that can change. */
export type Snapshot = {
  key: string;
  module: string;
  symbol: string;
  kind: SymbolKind;
  member?: string;
  memberKind?: MemberKind;
  /** Name on the page of changes: `Tensor.matmul`. */
  name: string;
  local: boolean;
  /** The declaration without its members, or one signature per overload. */
  signatures: readonly Code[];
  /** The complete declaration, shown when it is added or removed. */
  declaration: readonly Code[];
  deprecated?: Markdown;
  href: string;
};

/** Identifies a symbol or member in every version; a type and a value may share a name. */
export function keyOf(
  {module, name, kind}: Pick<ApiSymbol, 'module' | 'name' | 'kind'>,
  member?: string,
): string {
  const space = kind === 'function' || kind === 'variable' ? 'value' : 'type';
  const own = `${module}:${space}:${name}`;
  return member === undefined ? own : `${own}.${member}`;
}

function ofSymbol(symbol: ApiSymbol): Snapshot {
  return {
    key: keyOf(symbol),
    module: symbol.module,
    symbol: symbol.name,
    kind: symbol.kind,
    name: symbol.name,
    local: symbol.local,
    signatures:
      symbol.calls.length > 0
        ? symbol.calls.map(({code}) => code)
        : [headOf(symbol)],
    declaration: declarationOf(symbol),
    ...(symbol.doc.deprecated !== undefined && {
      deprecated: symbol.doc.deprecated,
    }),
    href: symbol.href,
  };
}

function ofMember(symbol: ApiSymbol, member: ApiMember): Snapshot {
  const page = symbol.href.replace(/#.*$/, '');
  const {deprecated} = member.doc;
  const signatures =
    member.calls.length > 0
      ? member.calls.map(({code}) => code)
      : [member.code];
  return {
    ...ofSymbol(symbol),
    key: keyOf(symbol, member.name),
    member: member.name,
    memberKind: member.kind,
    name: `${symbol.name}.${member.name}`,
    signatures,
    declaration: signatures,
    deprecated,
    href: `${page}#${member.anchor}`,
  };
}

/** All symbols of a version and their own members, by key. */
export function snapshots(model: ApiModel): ReadonlyMap<string, Snapshot> {
  return new Map(
    model.modules
      .flatMap(({symbols}) => symbols)
      .flatMap((symbol) => [
        ofSymbol(symbol),
        ...symbol.members
          .filter(({inheritedFrom}) => inheritedFrom === undefined)
          .map((member) => ofMember(symbol, member)),
      ])
      .map((snapshot) => [snapshot.key, snapshot]),
  );
}

/** Signatures as text, without differences in line breaks. */
export function signatureText({signatures}: Snapshot): string {
  return signatures.map(lineOf).join('\n');
}
