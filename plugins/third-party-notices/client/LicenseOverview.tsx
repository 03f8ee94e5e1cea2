import type {ReactNode} from 'react';
import type {NoticeGroup} from '@site/plugins/third-party-notices/groupNotices';
import {groupId} from './NoticeGroupSection';
import styles from './styles.module.css';

type Props = {
  groups: readonly NoticeGroup[];
};

/** A bar chart of the notices under each licence, linked to their groups. */
export default function LicenseOverview({groups}: Props): ReactNode {
  const largest = Math.max(...groups.map(({notices}) => notices.length));
  return (
    <nav aria-label="Licenses">
      <ul className={styles.overview}>
        {groups.map(({expression, notices}) => (
          <li key={expression}>
            <a className={styles.bar} href={`#${groupId(expression)}`}>
              <span>{expression}</span>
              <span className={styles.count}>{notices.length}</span>
              <svg
                className={styles.barTrack}
                width="100%"
                height="4"
                aria-hidden="true"
              >
                <rect
                  className={styles.barFill}
                  width={`${Math.max(1, (notices.length / largest) * 100)}%`}
                  height="4"
                  rx="2"
                />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
