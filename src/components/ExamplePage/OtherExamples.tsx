import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {examples} from '@site/content/data/examples';
import styles from './styles.module.css';

type Props = {
  /** The current example. */
  slug: string;
};

/** Links to the app's other examples. */
export default function OtherExamples({slug}: Props): ReactNode {
  return (
    <section className={styles.others} data-search="off" data-md="off">
      <h2>
        More <Link to="/example/">examples in the app</Link>
      </h2>
      <ul className={styles.list}>
        {examples
          .filter((example) => example.slug !== slug)
          .map((example) => (
            <li key={example.slug}>
              <Link className={styles.example} to={`/example/${example.slug}/`}>
                <span className={styles.title}>{example.title}</span>{' '}
                <span className={styles.summary}>{example.summary}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
