import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {monthNames} from '@site/src/data/monthNames';

/** `Nov 15, 2026`, in UTC. */
function shortDate(date: Date): string {
  const month = monthNames[date.getUTCMonth()]?.slice(0, 3);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** When a page changed last; who changed it is not asked for. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt == null) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {shortDate(date)}
        </time>
      </b>
    </span>
  );
}
