import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {brand} from '@site/content/site/brand';
import CopyButton from '@site/src/components/CopyButton';
import DigitDemo from '@site/src/components/DigitDemo';
import {examples} from '@site/content/data/examples';
import ReadDigit from '@site/src/pages/_home/read-digit.mdx';
import Listing from '../Listing';
import styles from './styles.module.css';

const installCommand = ['npm install', brand.packageName] as const;

/** The tagline, two actions, and the demo next to the code that does the same on a phone. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.backdrop}>
      <div className={styles.hero}>
        <div className={styles.claim}>
          <h1 className={styles.title}>
            Run PyTorch models inside your mobile app
          </h1>
          <p className={styles.lead}>
            {brand.name} gives React Native a camera, a canvas and tensors: a
            prototype takes minutes, and what it sees and hears stays on the
            phone.
          </p>
          <div className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/tutorials/get-started/"
            >
              Get started
            </Link>
            <Link
              className="button button--secondary button--lg"
              to="/example/"
            >
              Run {examples.length} apps in your browser
            </Link>
          </div>
          <div className={styles.install}>
            <code>
              <span>{installCommand[0]}</span> <span>{installCommand[1]}</span>
            </code>
            <CopyButton label="Copy the install command" />
          </div>
        </div>
        <div className={styles.demo}>
          <DigitDemo />
        </div>
        <div className={styles.code}>
          <h2 className={styles.codeTitle}>The same code in your app</h2>
          <p>
            The phone runs a network that reads digits. In your app, these lines
            turn a drawing into a tensor and ask a PyTorch model for its answer.
            They are the same on Android and iOS.
          </p>
          <Listing of={ReadDigit} />
        </div>
      </div>
    </section>
  );
}
