import {anchorOf, modulePath, symbolPath} from './paths';
import {hasPage, type SymbolKind} from './types';

/** What it takes to link to a symbol. */
export type IndexedSymbol = {
  module: string;
  name: string;
  kind: SymbolKind;
  local: boolean;
  members: ReadonlySet<string>;
};

/** The target of a reference: a symbol or one of its members. */
type Target = {symbol: IndexedSymbol; member?: string};

/** Where a name is used; the nearest symbol of that name wins. */
export type Scope = {module: string; symbol?: string};

const isValue = (symbol: IndexedSymbol): boolean =>
  symbol.kind === 'variable' || symbol.kind === 'function';

/** Finds symbols of one version by name, and their addresses in the reference. */
export class SymbolIndex {
  readonly #symbols: readonly IndexedSymbol[];

  constructor(
    /** Address of the reference, such as `/docs/0.2.1/api/core/`. */
    readonly root: string,
    symbols: readonly IndexedSymbol[],
  ) {
    // Types come before values of the same name, because types have pages.
    this.#symbols = symbols.toSorted(
      (a, b) => Number(isValue(a)) - Number(isValue(b)),
    );
  }

  /** Finds a symbol of one module; a type and a value may share their name. */
  find(
    module: string,
    name: string,
    kind?: SymbolKind,
  ): IndexedSymbol | undefined {
    return this.#symbols.find(
      (symbol) =>
        symbol.module === module &&
        symbol.name === name &&
        (kind === undefined || symbol.kind === kind),
    );
  }

  /** Resolves a reference in a comment: `Image`, `Image.release` or `takePicture`. */
  resolve(reference: string, scope: Scope): Target | undefined {
    const [name = '', member] = reference.split('.');
    const near = this.#symbols.filter(({module}) => module === scope.module);
    const own = near.find((symbol) => symbol.name === scope.symbol);
    if (member === undefined && own?.members.has(name)) {
      return {symbol: own, member: name};
    }
    const symbol = [...near, ...this.#symbols].find(
      (candidate) => candidate.name === name,
    );
    if (symbol !== undefined) {
      const known = member === undefined || symbol.members.has(member);
      return known ? {symbol, member} : undefined;
    }
    const owner = near.find(({members}) => members.has(name));
    return member === undefined && owner !== undefined
      ? {symbol: owner, member: name}
      : undefined;
  }

  /** Anchor of a symbol on the page of its module. */
  anchor({name, local}: Pick<IndexedSymbol, 'name' | 'local'>): string {
    return local ? anchorOf('type', name) : anchorOf(name);
  }

  /** Anchor of a member on the page that shows it. */
  memberAnchor(symbol: IndexedSymbol, member: string): string {
    return hasPage(symbol)
      ? anchorOf(member)
      : `${this.anchor(symbol)}-${anchorOf(member)}`;
  }

  /** Address of a module's page. */
  moduleHref(module: string): string {
    return `${this.root}${modulePath(module)}/`;
  }

  /** Address of a symbol or of one of its members. */
  href({symbol, member}: Target): string {
    const own = hasPage(symbol);
    const page = own
      ? `${this.root}${symbolPath(symbol.module, symbol.name, symbol.kind)}/`
      : this.moduleHref(symbol.module);
    if (member !== undefined) {
      return `${page}#${this.memberAnchor(symbol, member)}`;
    }
    return own ? page : `${page}#${this.anchor(symbol)}`;
  }
}
