import {ReflectionKind, type DeclarationReflection} from 'typedoc';
import type {LoadedVersion} from './loadVersion';
import {SymbolIndex, type IndexedSymbol} from './SymbolIndex';
import type {SymbolKind} from './types';

const kinds: Partial<Record<ReflectionKind, SymbolKind>> = {
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.Enum]: 'enum',
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.TypeAlias]: 'type',
  [ReflectionKind.Variable]: 'variable',
};

/** Our name for the kind of a reflection; throws if the reference does not cover it. */
export function kindOf(reflection: DeclarationReflection): SymbolKind {
  const kind = kinds[reflection.kind];
  if (kind === undefined) {
    throw new Error(
      `${reflection.getFullName()}: a ${ReflectionKind[reflection.kind]} is not covered by the reference. Add the kind in packages/api-versions/model.`,
    );
  }
  return kind;
}

/** The members that TypeDoc lists for a symbol, including those of an object literal. */
export function childrenOf(
  reflection: DeclarationReflection,
): readonly DeclarationReflection[] {
  const {type} = reflection;
  return (
    reflection.children ??
    (type?.type === 'reflection' ? type.declaration.children : undefined) ??
    []
  );
}

/** The symbols of a module, without its global declarations. */
export function symbolsOf(
  module: DeclarationReflection,
  modules: LoadedVersion['modules'],
): readonly DeclarationReflection[] {
  const declared = modules.get(module.name)?.symbols;
  return (module.children ?? []).filter(
    ({name}) => name === 'default' || declared?.has(name),
  );
}

/** Indexes every symbol of a version, to resolve references to it. */
export function indexSymbols(
  {project, locals, modules}: LoadedVersion,
  root: string,
): SymbolIndex {
  const symbols = (project.children ?? []).flatMap((module) =>
    symbolsOf(module, modules).map((reflection): IndexedSymbol => ({
      module: module.name,
      name: reflection.name,
      kind: kindOf(reflection),
      local: locals.get(module.name)?.includes(reflection.name) ?? false,
      members: new Set(childrenOf(reflection).map(({name}) => name)),
    })),
  );
  return new SymbolIndex(root, symbols);
}
