import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import {compareRoot} from '@site/config/versions';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DocVersionBadge>;

/** The version of the page, and a link to what differs in others. */
export default function DocVersionBadgeWithComparison(props: Props): ReactNode {
  return (
    <div className={styles.row}>
      <DocVersionBadge {...props} />
      <Link
        className={styles.compare}
        to={`${compareRoot}?with=${useDocsVersion().label}`}
      >
        Compare with…
      </Link>
    </div>
  );
}
