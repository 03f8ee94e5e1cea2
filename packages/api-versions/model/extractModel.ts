import type {DeclarationReflection} from 'typedoc';
import {accessOf} from './access';
import {indexSymbols, kindOf, symbolsOf} from './indexSymbols';
import type {LoadedVersion} from './loadVersion';
import type {ReadContext} from './readCall';
import {readDoc} from './readDoc';
import type {FindOwner} from './readMember';
import {readSymbol, type SymbolDraft} from './readSymbol';
import {resolveTypes} from './resolveTypes';
import type {SymbolIndex} from './SymbolIndex';
import type {ApiModel, ApiModule} from './types';
import {usedLocals} from './usedLocals';

function contextOf(
  version: LoadedVersion,
  index: SymbolIndex,
  module: string,
  symbol?: string,
): ReadContext & {module: string} {
  const source = version.modules.get(module);
  if (source === undefined) {
    throw new Error(
      `${version.apiPackage.version}: TypeDoc shows the module "${module}", which is no source file. Look at moduleName.`,
    );
  }
  return {
    module,
    index,
    scope: {module, symbol},
    options: version.options,
    where: `${version.apiPackage.version} ${module}`,
    source: source.source,
    resolveType: resolveTypes(source, version, index),
  };
}

function ownerFinder(version: LoadedVersion, index: SymbolIndex): FindOwner {
  return (reflection) => {
    const owner = reflection.inheritedFrom?.reflection?.parent;
    const module = owner?.parent?.name ?? '';
    const symbol = owner && index.find(module, owner.name);
    if (symbol === undefined) {
      throw new Error(
        `${version.apiPackage.version} ${reflection.getFullName()}: inherited from a type that is not documented. Exclude it, or document the type.`,
      );
    }
    return {
      nodes: version.modules.get(module)?.symbols.get(symbol.name) ?? [],
      context: contextOf(version, index, module, symbol.name),
      code: [{text: symbol.name, href: index.href({symbol})}],
    };
  };
}

function readSymbols(
  version: LoadedVersion,
  index: SymbolIndex,
  module: DeclarationReflection,
): SymbolDraft[] {
  const findOwner = ownerFinder(version, index);
  const nodes = version.modules.get(module.name)?.symbols;
  return symbolsOf(module, version.modules).map((child) => {
    const symbol = index.find(module.name, child.name, kindOf(child));
    if (symbol === undefined) {
      throw new Error(
        `${version.apiPackage.version} ${module.name}: ${child.name} is not in the index. Look at indexSymbols.`,
      );
    }
    const draft = readSymbol(
      symbol,
      child,
      nodes?.get(child.name) ?? [],
      contextOf(version, index, module.name, child.name),
      findOwner,
    );
    return {...draft, ...sourceUrlOf(version, child)};
  });
}

/** Link to the declaration in the repository; in a derived version the line is unknown. */
function sourceUrlOf(
  {apiPackage}: LoadedVersion,
  {sources}: DeclarationReflection,
): {sourceUrl?: string} {
  const [source] = sources ?? [];
  if (source === undefined) {
    return {};
  }
  const file = `${apiPackage.sourceUrl}/src/${source.fileName}`;
  const line = apiPackage.derivedFrom === undefined ? `#L${source.line}` : '';
  return {sourceUrl: `${file}${line}`};
}

/** Extracts plain data from a loaded version: the input for history and pages. */
export function extractModel(version: LoadedVersion, root: string): ApiModel {
  const index = indexSymbols(version, root);
  const drafts = (version.project.children ?? []).map((module) => ({
    module,
    symbols: readSymbols(version, index, module),
  }));
  const all = drafts.flatMap(({symbols}) => symbols);
  const used = usedLocals(all);
  const findAccess = accessOf(version, all);
  return {
    docsVersion: version.apiPackage.docsVersion,
    modules: drafts.map(({module, symbols}): ApiModule => ({
      name: module.name,
      href: index.moduleHref(module.name),
      doc: readDoc(module.comment, contextOf(version, index, module.name)),
      symbols: symbols
        .filter((symbol) => !symbol.local || used.has(symbol.href))
        .map((symbol) => ({...symbol, access: findAccess(symbol)})),
      ...sourceUrlOf(version, module),
    })),
  };
}
