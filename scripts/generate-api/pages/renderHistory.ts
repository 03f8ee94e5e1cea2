import type {DatedChange} from '../history/History';
import {component} from './mdx';
import type {PageContext} from './PageContext';
import {snapshotSurrounding} from './prepareCode';

/** What happened to something after it came, folded away. */
export function renderHistory(
  events: readonly DatedChange[],
  context: PageContext,
): string {
  if (events.length === 0) {
    return '';
  }
  return component('ApiHistory', {
    events: events.map(({docsVersion, change}) => {
      const {label, root} = context.info(docsVersion);
      const signatures =
        change.type === 'changed'
          ? {
              before: change.before.signatures.map((code) =>
                context.lines(code, snapshotSurrounding(change.before)),
              ),
              after: change.after.signatures.map((code) =>
                context.lines(code, snapshotSurrounding(change.after)),
              ),
            }
          : {};
      return {
        version: label,
        href: `${root}changes/`,
        type: change.type,
        ...signatures,
      };
    }),
  });
}
