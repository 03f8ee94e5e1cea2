import path from 'node:path';
import type {LoadedVersion} from './loadVersion';
import {moduleName} from './paths';
import type {ResolveType} from './readCode';
import type {SourceModule} from './SourceReader';
import type {SymbolIndex} from './SymbolIndex';

/** Finds the module that declares a name which a file declares or imports. */
function originOf(
  name: string,
  module: SourceModule,
  {entry, apiPackage}: Pick<LoadedVersion, 'entry' | 'apiPackage'>,
): {module: string; name: string} | undefined {
  if (module.symbols.has(name)) {
    return {module: module.name, name};
  }
  const found = module.imports.get(name);
  if (found === undefined) {
    return undefined;
  }
  if (found.from === apiPackage.name) {
    return {module: entry[found.name] ?? 'index', name: found.name};
  }
  return found.from.startsWith('.')
    ? {
        module: moduleName(
          path.posix.join(path.posix.dirname(module.file), found.from),
        ),
        name: found.name,
      }
    : undefined;
}

/** Returns a function that links the type names of one module. */
export function resolveTypes(
  module: SourceModule,
  version: Pick<LoadedVersion, 'entry' | 'apiPackage' | 'options'>,
  index: SymbolIndex,
): ResolveType {
  const {externalTypes = {}, hiddenTypes = []} = version.options;
  return (name) => {
    const origin = originOf(name, module, version);
    if (origin === undefined) {
      return externalTypes[name];
    }
    const symbol = index.find(origin.module, origin.name);
    if (symbol === undefined && !hiddenTypes.includes(name)) {
      throw new Error(
        `${module.name}: the signature names "${name}" of ${origin.module}, which the reference does not cover. Document it, or list it in the option hiddenTypes.`,
      );
    }
    return symbol && index.href({symbol});
  };
}
