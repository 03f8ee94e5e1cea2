import {subjectOf} from '../history/compare';
import type {DatedChange} from '../history/History';
import {adviceOfChange, codeOfChange} from './describeChange';
import {component} from './mdx';
import type {PageContext} from './PageContext';

/** One change with its code and what it means. */
export function renderChange(
  dated: DatedChange,
  context: PageContext,
  version?: {label: string; href: string},
): string {
  const {change} = dated;
  const {name, kind, memberKind, local, href} = subjectOf(change);
  return component(
    'ApiLedgerEntry',
    {
      kind: memberKind ?? kind,
      type: change.type,
      name,
      href,
      isLocal: local,
      version,
      ...codeOfChange(change, context),
    },
    adviceOfChange(dated, context),
  );
}
