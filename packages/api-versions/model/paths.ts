import {pageFolders, type SymbolKind} from './types';

/** Name of a source file's module, also as others import it: `text/index.ts` is `text`, and so is `text/index.js`. */
export function moduleName(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}

/** File name of a module's page: `text_basictokenizer` for `text/BasicTokenizer`. */
export function moduleSlug(module: string): string {
  return module.toLowerCase().replace(/[/-]/g, '_');
}

/** File name of a symbol's page; ends in `-1` if the symbol is named like its module. */
function symbolSlug(module: string, symbol: string): string {
  const name = symbol.toLowerCase();
  const slug = moduleSlug(module);
  return `${slug}.${name}${name === slug ? '-1' : ''}`;
}

/** Path of a module's page below `api/core/`. */
export function modulePath(module: string): string {
  return `modules/${moduleSlug(module)}`;
}

/** Path of a symbol's page below `api/core/`. */
export function symbolPath(
  module: string,
  symbol: string,
  kind: SymbolKind,
): string {
  const folder = pageFolders[kind];
  if (folder === undefined) {
    throw new Error(
      `${module}: ${symbol} is a ${kind}, which has no page of its own. Link to its anchor on the page of the module.`,
    );
  }
  return `${folder}/${symbolSlug(module, symbol)}`;
}

/** Anchor of a heading: names in lower case, as existing links expect. */
export function anchorOf(...names: readonly string[]): string {
  return names
    .map((name) => name.toLowerCase().replace(/[^\w-]/g, ''))
    .join('-');
}
