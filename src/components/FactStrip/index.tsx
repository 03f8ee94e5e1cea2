import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {facts: readonly (readonly [name: string, value: string])[]};

/** What to know before starting, in one strip below the lead. */
export default function FactStrip({facts}: Props): ReactNode {
  return (
    <dl className={styles.strip}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
