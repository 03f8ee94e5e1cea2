import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FloraPicture from '@site/src/components/FloraPicture';
import StaticPage from '@site/src/components/StaticPage';
import StoreBadges from '@site/src/components/StoreBadges';
import Models from './Models';
import Senses from './Senses';
import styles from './styles.module.css';

/** The page of Flora, a showcase app for multimodal learning. */
export default function FloraPage(): ReactNode {
  return (
    <StaticPage
      title="Flora"
      heading="Flora: one lesson, five ways in"
      description="Flora, a showcase of multimodal learning made with PlayTorch: three models teach one lesson about eucalyptus trees."
      lead="A lesson about California’s eucalyptus trees, taught by looking, walking, reading, writing and speaking."
      actions={
        <p>
          The PlayTorch team made Flora with PhD students in human–computer
          interaction at Stanford University.
        </p>
      }
      picture={<FloraPicture />}
    >
      <section className={styles.section} aria-labelledby="ways">
        <h2 id="ways">Five ways to learn the same thing</h2>
        <Senses />
      </section>
      <section className={styles.section} aria-labelledby="models">
        <h2 id="models">Three models on one phone</h2>
        <Models />
      </section>
      <section className={styles.tryIt} aria-labelledby="try">
        <h2 id="try">How a lesson went</h2>
        <ol>
          <li>The learner opened the lesson in the PlayTorch app.</li>
          <li>
            They found a eucalyptus tree, or an image of one, and pointed the
            camera at it. The app named the tree.
          </li>
          <li>
            They asked a question about the tree aloud. The app found the answer
            in its passage.
          </li>
        </ol>
        <h2 id="own">Build your own</h2>
        <p>
          The lesson itself was never published, but its parts work. Three
          tutorials cover all of its models:{' '}
          <Link to="/docs/tutorials/snacks/image-classification/">
            image classification
          </Link>
          ,{' '}
          <Link to="/docs/tutorials/snacks/speech-to-text/">
            speech recognition
          </Link>{' '}
          and{' '}
          <Link to="/docs/tutorials/snacks/nlp-qa/">question answering</Link>.
          To see what else runs in the app, look at the{' '}
          <Link to="/example/">examples</Link>.
        </p>
        <StoreBadges />
      </section>
    </StaticPage>
  );
}
