import type {ReactNode} from 'react';
import {brand} from '@site/content/site/brand';
import PhoneScene from '@site/src/components/PhoneScene';
import PictureCard from '@site/src/components/PictureCard';
import StaticPage from '@site/src/components/StaticPage';
import StoreBadges from '@site/src/components/StoreBadges';
import {examples} from '@site/content/data/examples';
import styles from './styles.module.css';

/** All examples of the app, each with a picture of what it does. */
export default function ExamplesPage(): ReactNode {
  return (
    <StaticPage
      title="Examples"
      heading="Examples to try"
      description={`The examples in the ${brand.name} app: models that see, read and draw, each with an image, to run in your browser or on your phone.`}
      lead={`Run ${examples.length} apps of ${brand.name} in your browser, or open them on your phone.`}
      actions={<StoreBadges />}
    >
      <ul className={styles.cards}>
        {examples.map(({slug, title, topic, summary}) => (
          <PictureCard
            key={slug}
            to={`/example/${slug}/`}
            title={title}
            as="h2"
            picture={
              <div className={styles.phone}>
                <PhoneScene scene={slug} />
              </div>
            }
            summary={summary}
            note={topic}
          />
        ))}
      </ul>
    </StaticPage>
  );
}
