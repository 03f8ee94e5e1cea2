import {subjectOf} from '../history/compare';
import {keyOf, type Snapshot} from '../history/snapshots';
import {hasPage, type ApiModule, type ApiSymbol} from '../model/types';
import {component, heading} from './mdx';
import type {PageContext} from './PageContext';
import {renderChange} from './renderChange';

function renderRemoved(
  isHere: (removed: Snapshot) => boolean,
  context: PageContext,
): string {
  const removed = context.history
    .removedBy(context.version.docsVersion)
    .filter(({change}) => isHere(subjectOf(change)));
  return removed.length === 0
    ? ''
    : component(
        'ApiRemoved',
        {},
        heading(2, 'Removed', 'group-removed'),
        ...removed.map((dated) => {
          const {label, root} = context.info(dated.docsVersion);
          const version = {label, href: `${root}changes/#removed`};
          return renderChange(dated, context, version);
        }),
      );
}

/** Members of a symbol that were removed, and what replaced them. */
export function renderRemovedMembers(
  symbol: ApiSymbol,
  context: PageContext,
): string {
  return renderRemoved(
    ({key, member}) => member !== undefined && key === keyOf(symbol, member),
    context,
  );
}

/** Symbols of a module that were removed, and removed members of symbols without a page. */
export function renderRemovedSymbols(
  {name}: ApiModule,
  context: PageContext,
): string {
  return renderRemoved(
    (removed) =>
      removed.module === name &&
      (removed.member === undefined || !hasPage(removed)),
    context,
  );
}
