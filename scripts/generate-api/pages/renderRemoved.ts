import {subjectOf} from '../history/compare';
import {keyOf, type Snapshot} from '../history/snapshots';
import {hasPage, type ApiModule, type ApiSymbol} from '../model/types';
import {component, heading} from './mdx';
import type {PageContext} from './PageContext';
import {renderLedgerEntry} from './renderLedgerEntry';

function renderGone(
  isHere: (gone: Snapshot) => boolean,
  context: PageContext,
): string {
  const gone = context.history
    .goneBy(context.version.docsVersion)
    .filter(({change}) => isHere(subjectOf(change)));
  return gone.length === 0
    ? ''
    : component(
        'ApiRemoved',
        {},
        heading(2, 'Removed', 'group-removed'),
        ...gone.map((dated) => {
          const {label, root} = context.info(dated.docsVersion);
          return renderLedgerEntry(dated, context, {
            version: {label, href: `${root}changes/#removed`},
          });
        }),
      );
}

/** The members that a symbol had in earlier versions, and what replaced them. */
export function renderRemovedMembers(
  symbol: ApiSymbol,
  context: PageContext,
): string {
  return renderGone(
    ({key, member}) => member !== undefined && key === keyOf(symbol, member),
    context,
  );
}

/** What a module had in earlier versions, save members of what has a page of its own. */
export function renderRemovedSymbols(
  {name}: ApiModule,
  context: PageContext,
): string {
  return renderGone(
    (gone) =>
      gone.module === name && (gone.member === undefined || !hasPage(gone)),
    context,
  );
}
