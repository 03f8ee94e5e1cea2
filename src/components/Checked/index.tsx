import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OutsideFact} from '@site/content/data/outsideFacts';
import {monthNames} from '@site/content/data/monthNames';
import styles from './styles.module.css';

type Props = {
  /** What was checked; pages name it. */
  of: OutsideFact;
};

/** Says when a claim about the outside world was checked, and where. */
export default function Checked({of: {checked, sources}}: Props): ReactNode {
  const [year = '', month = ''] = checked.split('-');
  return (
    <p className={styles.checked}>
      Checked {monthNames[Number(month) - 1]} {year}:{' '}
      {sources.map(({label, url}, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <Link href={url}>{label}</Link>
        </span>
      ))}
      .
    </p>
  );
}
