import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import clsx from 'clsx';
import {monthNames} from '@site/content/data/monthNames';
import styles from './styles.module.css';

/** `Nov 15, 2026`, in UTC. */
function shortDate(date: Date): string {
  const month = monthNames[date.getUTCMonth()]?.slice(0, 3);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/**
 * The date of a page's last change.
 * Ejected: the stock component uses `Intl`, whose first call blocks a slow phone for 100 ms.
 */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt == null) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  return (
    <span
      className={clsx(ThemeClassNames.common.lastUpdated, styles.lastUpdated)}
    >
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {shortDate(date)}
        </time>
      </b>
    </span>
  );
}
