import {ReflectionKind, type Reflection} from 'typedoc';
import {moduleSlug} from '../model/paths';
import {hasPage, type ApiModule, type ApiSymbol} from '../model/types';
import type {PageContext} from './PageContext';
import {renderModulePage} from './renderModulePage';
import {renderOverview} from './renderOverview';
import {renderSymbolPage} from './renderSymbolPage';

/** Positions in the sidebar: by name, whatever the file is called. */
function positions(names: readonly string[]): Map<string, number> {
  const sorted = names.toSorted((a, b) =>
    a.localeCompare(b, 'en', {sensitivity: 'base'}),
  );
  return new Map(sorted.map((name, index) => [name, index + 1]));
}

function findSymbol(
  modules: readonly ApiModule[],
  reflection: Reflection,
): ApiSymbol | undefined {
  return modules
    .find(({name}) => name === reflection.parent?.name)
    ?.symbols.find(
      (symbol) => symbol.name === reflection.name && hasPage(symbol),
    );
}

/** Makes the function that writes the page of each of TypeDoc's reflections. */
export function pageRenderer(
  context: PageContext,
): (reflection: Reflection) => string {
  const {modules} = context.model;
  const symbols = modules.flatMap((module) => module.symbols).filter(hasPage);
  const symbolPositions = positions(symbols.map(({name}) => name));
  const modulePositions = positions(modules.map(({name}) => moduleSlug(name)));
  return (reflection) => {
    if (reflection.kindOf(ReflectionKind.Project)) {
      return renderOverview(context);
    }
    const module = modules.find(({name}) => name === reflection.name);
    if (reflection.kindOf(ReflectionKind.Module) && module !== undefined) {
      const position = modulePositions.get(moduleSlug(module.name)) ?? 0;
      return renderModulePage(module, position, context);
    }
    const symbol = findSymbol(modules, reflection);
    if (symbol === undefined) {
      throw new Error(
        `${reflection.getFullName()}: TypeDoc has a page for it, the model has not. Look at hasPage and apiRouter.`,
      );
    }
    return renderSymbolPage(
      symbol,
      symbolPositions.get(symbol.name) ?? 0,
      context,
    );
  };
}
