import type {LoadedVersion} from './loadVersion';
import type {SymbolDraft} from './readSymbol';
import type {Access, Code} from './types';

/** Address of the type of a value: `Bridges` in `const bridges: Bridges`. */
function typeHref(code: Code): string | undefined {
  return code.length > 1 ? code.at(-1)?.href : undefined;
}

type Path = {path: string; root: string; type: string};

/** Objects that the entry point exports and the objects inside them: `bridges`, `bridges.arches`. */
function exportedPaths(
  symbols: readonly SymbolDraft[],
  isExported: (symbol: SymbolDraft) => boolean,
): Path[] {
  const values = symbols.filter(
    (symbol) => symbol.kind === 'variable' && isExported(symbol),
  );
  return values.flatMap(({name, code, members}) => {
    const type = typeHref(code);
    const owner = symbols.find((symbol) => symbol.href === type);
    const inner = [...members, ...(owner?.members ?? [])].flatMap((member) => {
      const inside = typeHref(member.code);
      return inside === undefined
        ? []
        : [{path: `${name}.${member.name}`, root: name, type: inside}];
    });
    return type === undefined
      ? inner
      : [{path: name, root: name, type}, ...inner];
  });
}

/** Returns a function that tells how app code accesses a symbol. */
export function accessOf(
  {entry, apiPackage}: Pick<LoadedVersion, 'entry' | 'apiPackage'>,
  symbols: readonly SymbolDraft[],
): (symbol: SymbolDraft) => Access {
  const isExported = ({name, module}: SymbolDraft): boolean =>
    entry[name] === module;
  const paths = exportedPaths(symbols, isExported);
  const statement = (name: string, word = 'import'): string =>
    `${word} {${name}} from '${apiPackage.name}';`;
  return (symbol) => {
    const isType = symbol.kind === 'interface' || symbol.kind === 'type';
    const path = paths.find(({type}) => type === symbol.href);
    // One import serves the type and the value if they share a name.
    const sharesName = path?.path === symbol.name;
    if (isExported(symbol) && (!isType || path === undefined || sharesName)) {
      const word = isType && !sharesName ? 'import type' : 'import';
      return {by: 'import', statement: statement(symbol.name, word)};
    }
    return path === undefined
      ? {by: 'none'}
      : {
          by: 'path',
          statement: statement(path.root),
          path: path.path,
          ...(isExported(symbol) && {
            typeStatement: statement(symbol.name, 'import type'),
          }),
        };
  };
}
