import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {comparePath} from '@site/src/components/ComparePage/pairName';
import {counterpartOf} from '@site/src/components/ComparePage/readPair';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import styles from './styles.module.css';

type Props = ComponentProps<typeof DocVersionBadge>;

/** The version of the page, and a link to what differs in others. */
export default function DocVersionBadgeWithComparison(props: Props): ReactNode {
  const {from, to} = counterpartOf(useDocsVersion().label);
  return (
    <div className={styles.version}>
      <DocVersionBadge {...props} />
      <Link className={styles.compare} to={comparePath(from, to)}>
        Compare with…
      </Link>
    </div>
  );
}
