import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PhoneScene from '@site/src/components/PhoneScene';
import StaticPage from '@site/src/components/StaticPage';
import StoreBadges from '@site/src/components/StoreBadges';
import {examples} from '@site/src/data/examples';
import styles from './styles.module.css';

/** All examples of the app, each with a picture of what it does. */
export default function ExamplesPage(): ReactNode {
  return (
    <StaticPage
      title="Examples"
      heading="Examples to try"
      description="The examples in the PlayTorch app: models that see, read and draw, each with a picture, to run in your browser or on your phone."
      lead="They are part of the PlayTorch app. Pick one: run it in your browser, or open it on your phone."
      actions={<StoreBadges />}
    >
      <ul className={styles.cards}>
        {examples.map(({slug, title, topic, summary}) => (
          <li key={slug} className={styles.card}>
            <div className={styles.picture}>
              <PhoneScene scene={slug} />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <Link to={`/example/${slug}/`} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p>{summary}</p>
              <p className={styles.topic}>{topic}</p>
            </div>
          </li>
        ))}
      </ul>
    </StaticPage>
  );
}
