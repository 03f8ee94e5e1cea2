import {
  hasPage,
  isEntryExport,
  type ApiMember,
  type ApiModel,
  type ApiSymbol,
} from '../model/types';

function pageOf({href}: ApiSymbol): string {
  return href.replace(/#.*$/, '');
}

/** Names in code under which app code reaches a symbol. */
function pathsOf({name, access}: ApiSymbol): string[] {
  return access.by === 'path' ? [name, access.path] : [name];
}

/** Whether the name of a member alone says which one is meant: `softmax`, `onFrame`. */
function isTelling({name, kind}: ApiMember): boolean {
  return kind === 'method' || (kind === 'property' && /[a-z][A-Z]/.test(name));
}

/** Members whose names no other symbol has. */
function lonelyMembers(
  symbols: readonly ApiSymbol[],
  everydayWords: ReadonlySet<string>,
): [string, string][] {
  const owned = symbols.flatMap((symbol) =>
    symbol.members
      .filter(({inheritedFrom}) => inheritedFrom === undefined)
      .map((member) => ({symbol, member})),
  );
  const counts = new Map<string, number>();
  for (const {member} of owned) {
    counts.set(member.name, (counts.get(member.name) ?? 0) + 1);
  }
  return owned
    .filter(({member}) => isTelling(member) && counts.get(member.name) === 1)
    .flatMap(({symbol, member: {name, anchor}}) =>
      [`${name}()`, ...(everydayWords.has(name) ? [] : [name])].map(
        (key): [string, string] => [key, `${pageOf(symbol)}#${anchor}`],
      ),
    );
}

/**
 * Addresses by the names that prose uses: `Arch`, `bridges.build`, `span`, `load()`.
 * Everyday words count as members only in a call.
 */
export function symbolLinks(
  {modules}: ApiModel,
  words: readonly string[] = [],
): Map<string, string> {
  const everydayWords = new Set(words);
  const symbols = modules
    .flatMap((module) => module.symbols)
    .filter((symbol) => hasPage(symbol) || isEntryExport(symbol));
  return new Map([
    ...lonelyMembers(symbols, everydayWords),
    ...symbols.flatMap((symbol) =>
      pathsOf(symbol).flatMap((path): [string, string][] =>
        symbol.members.map(({name, anchor}) => [
          `${path}.${name}`,
          `${pageOf(symbol)}#${anchor}`,
        ]),
      ),
    ),
    ...symbols.flatMap((symbol) =>
      pathsOf(symbol)
        .filter((path) => !everydayWords.has(path))
        .map((path): [string, string] => [path, symbol.href]),
    ),
    // A value to import wins over the type of the same name.
    ...symbols
      .filter(({kind, name}) => kind === 'variable' && !everydayWords.has(name))
      .map(({name, href}): [string, string] => [name, href]),
  ]);
}
