import {anchorOf, modulePath, symbolPath} from './paths';
import {hasPage, type SymbolKind} from './types';

/** What the reference must know of a symbol to link to it. */
export type IndexedSymbol = {
  module: string;
  name: string;
  kind: SymbolKind;
  local: boolean;
  members: ReadonlySet<string>;
};

/** Where references lead: to a symbol, or to one of its members. */
export type Target = {symbol: IndexedSymbol; member?: string};

/** Where a name is used: the nearest meaning wins. */
export type Scope = {module: string; symbol?: string};

const isValue = (symbol: IndexedSymbol): boolean =>
  symbol.kind === 'variable' || symbol.kind === 'function';

/** Finds symbols of one version by name and says where they are documented. */
export class SymbolIndex {
  readonly #symbols: readonly IndexedSymbol[];

  constructor(
    /** Address of the reference, such as `/docs/0.2.1/api/core/`. */
    readonly root: string,
    symbols: readonly IndexedSymbol[],
  ) {
    // A type before a value of the same name: it has the page.
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

  /** Finds what a comment means by `Image`, `Image.release` or `takePicture`. */
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
