import type {Lines} from '../pageData';
import type {Change} from '../history/compare';
import type {DatedChange} from '../history/History';
import {replacementOf} from '../history/replacement';
import type {Snapshot} from '../history/snapshots';
import type {Code, Markdown} from '../model/types';
import type {PageContext} from './PageContext';
import {wrapperOfSnapshot} from './prepareCode';

function lines(
  snapshot: Snapshot,
  codes: readonly Code[],
  context: PageContext,
): Lines[] {
  return codes.map((code) => context.lines(code, wrapperOfSnapshot(snapshot)));
}

/** The code before and after a change. */
export function codeOfChange(
  change: Change,
  context: PageContext,
): {before?: Lines[]; after?: Lines[]} {
  switch (change.type) {
    case 'added':
      return {after: lines(change.after, change.after.declaration, context)};
    case 'removed':
      return {before: lines(change.before, change.before.declaration, context)};
    case 'changed':
      return {
        before: lines(change.before, change.before.signatures, context),
        after: lines(change.after, change.after.signatures, context),
      };
    default:
      return {};
  }
}

/** What a change means for app code, such as what to use instead. */
export function adviceOfChange(
  {docsVersion, change}: DatedChange,
  context: PageContext,
): Markdown {
  switch (change.type) {
    case 'removed':
      return context.linkNames(
        replacementOf(context.history, change.before, docsVersion) ?? '',
      );
    case 'exported':
      return 'Since this version the module exports the type, and it has a page of its own.';
    case 'unexported':
      return 'This version has the type, but its module does not export it.';
    case 'deprecated':
      return context.linkNames(
        change.after.deprecated ?? '',
        change.after.symbol,
      );
    default:
      return '';
  }
}
