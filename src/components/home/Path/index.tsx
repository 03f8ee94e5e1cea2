import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import StoreBadges from '@site/src/components/StoreBadges';
import CodePicture from './CodePicture';
import ModelPicture from './ModelPicture';
import PhonesPicture from './PhonesPicture';
import styles from './styles.module.css';

/** Three steps from an idea to Android and iOS. */
export default function Path(): ReactNode {
  return (
    <section className={styles.band} aria-labelledby="path" data-render="lazy">
      <div className={styles.inner}>
        <h2 id="path" className={styles.title}>
          From idea to phone in three steps
        </h2>
        <ol className={styles.steps}>
          <li>
            <ModelPicture />
            <h3>Take a model</h3>
            <p>
              Export your own from PyTorch, or start with one that’s ready:
              MobileNet, DETR, DistilBERT, wav2vec 2.0.
            </p>
          </li>
          <li>
            <CodePicture />
            <h3>Write JavaScript</h3>
            <p>
              Tensors, transforms and tokenizers look the way they do in Python.
              Write in the browser, or in your own project.
            </p>
          </li>
          <li>
            <PhonesPicture />
            <h3>Run it on a phone</h3>
            <p>
              Run it in your browser first. Then build the same code into your
              own app for Android or iOS.
            </p>
          </li>
        </ol>
        <Link
          className="button button--secondary button--lg"
          to="/docs/tutorials/get-started/"
        >
          Take the first step
        </Link>
        <StoreBadges hidesGooglePlayOnIos />
      </div>
    </section>
  );
}
