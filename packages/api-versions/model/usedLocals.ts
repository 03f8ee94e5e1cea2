import type {SymbolDraft} from './readSymbol';
import type {Code} from './types';

/** All code that the page of a symbol shows. */
function codesOf({
  code,
  calls,
  members,
}: Pick<SymbolDraft, 'code' | 'calls' | 'members'>): Code[] {
  return [
    code,
    ...calls.map((call) => call.code),
    ...members.flatMap((member) => [
      member.code,
      ...member.calls.map((call) => call.code),
    ]),
  ];
}

/** Addresses that a symbol's code links to. */
function hrefsOf(symbol: SymbolDraft): Set<string> {
  return new Set(
    codesOf(symbol)
      .flat()
      .flatMap(({href}) => href ?? []),
  );
}

/** Addresses of the local types that exported symbols refer to, directly or not. */
export function usedLocals(symbols: readonly SymbolDraft[]): Set<string> {
  const used = new Set<string>();
  let open = symbols.filter(({local}) => !local);
  while (open.length > 0) {
    const linked = new Set(open.flatMap((symbol) => [...hrefsOf(symbol)]));
    open = symbols.filter(
      ({local, href}) => local && linked.has(href) && !used.has(href),
    );
    for (const {href} of open) {
      used.add(href);
    }
  }
  return used;
}
