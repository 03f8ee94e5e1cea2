import {subjectOf} from '../history/compare';
import type {DatedChange} from '../history/History';
import {adviceOfChange, codeOfChange} from './describeChange';
import {component} from './mdx';
import type {PageContext} from './PageContext';

/** Whether the deprecation notice on the page says the same. */
function isToldElsewhere(
  {change}: DatedChange,
  {history, version}: PageContext,
): boolean {
  const {key} = subjectOf(change);
  return change.type === 'removed'
    ? change.before.deprecated !== undefined
    : history.find(version.docsVersion, key)?.deprecated !== undefined;
}

function renderEvent(dated: DatedChange, context: PageContext): string {
  const {docsVersion, change} = dated;
  const {label, root} = context.info(docsVersion);
  return component(
    'ApiEvent',
    {
      version: label,
      href: `${root}changes/`,
      type: change.type,
      // The page shows the current code already.
      ...(change.type === 'changed' && codeOfChange(change, context)),
    },
    isToldElsewhere(dated, context) ? '' : adviceOfChange(dated, context),
  );
}

/** The changes of a symbol or member since it was added, collapsed. */
export function renderHistory(
  events: readonly DatedChange[],
  context: PageContext,
): string {
  const labels = events.map(({docsVersion}) => context.info(docsVersion).label);
  return events.length === 0
    ? ''
    : component(
        'ApiHistory',
        {versions: [...new Set(labels)]},
        ...events.map((event) => renderEvent(event, context)),
      );
}
