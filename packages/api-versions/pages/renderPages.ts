import {modulePath, moduleSlug, symbolPath} from '../model/paths';
import {hasPage} from '../model/types';
import type {PageContext} from './PageContext';
import {renderChanges} from './renderChanges';
import {renderModulePage} from './renderModulePage';
import {renderOverview} from './renderOverview';
import {renderSymbolPage} from './renderSymbolPage';

/** Positions in the sidebar, by name. */
function positions(names: readonly string[]): Map<string, number> {
  const sorted = names.toSorted((a, b) =>
    a.localeCompare(b, 'en', {sensitivity: 'base'}),
  );
  return new Map(sorted.map((name, index) => [name, index + 1]));
}

/** Renders the pages of one version, given the one before it; returns them by path below `api/`. */
export function renderPages(
  context: PageContext,
  before?: PageContext,
): Map<string, string> {
  const {modules} = context.model;
  const symbols = modules.flatMap((module) => module.symbols).filter(hasPage);
  const symbolPositions = positions(symbols.map(({name}) => name));
  const modulePositions = positions(modules.map(({name}) => moduleSlug(name)));
  return new Map([
    // The overview is beside the folder of the other pages, not in it.
    ['core.mdx', renderOverview(context)],
    ...modules.map((module): [string, string] => {
      const position = modulePositions.get(moduleSlug(module.name)) ?? 0;
      return [
        `core/${modulePath(module.name)}.mdx`,
        renderModulePage(module, position, context),
      ];
    }),
    ...symbols.map((symbol): [string, string] => {
      const position = symbolPositions.get(symbol.name) ?? 0;
      return [
        `core/${symbolPath(symbol.module, symbol.name, symbol.kind)}.mdx`,
        renderSymbolPage(symbol, position, context),
      ];
    }),
    ['changes.mdx', renderChanges(context, before)],
  ]);
}
