import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/config/brand';
import StaticPage from '@site/src/components/StaticPage';
import SupportPicture from '@site/src/components/SupportPicture';
import styles from './styles.module.css';

/** The support page, which the app's help entry opens. */
export default function SupportPage(): ReactNode {
  return (
    <StaticPage
      title="Support"
      heading="Let’s find what is stuck"
      description="Get help with the PlayTorch app and toolkit on Discord or GitHub."
      eyebrow="Support"
      lead="Most trouble has a known cause. Look here first, then ask."
      actions={
        <p className={styles.actions}>
          <Link className="button button--primary" href={links.discord}>
            Ask on Discord
          </Link>
          <Link className="button button--secondary" href={links.issues}>
            Search the issues on GitHub
          </Link>
        </p>
      }
      picture={<SupportPicture />}
    >
      <div className={styles.columns}>
        <section aria-labelledby="known">
          <h2 id="known">Known causes</h2>
          <dl className={styles.causes}>
            <dt>A Snack shows a red screen at once</dt>
            <dd>
              It runs in Expo Go.{' '}
              <Link to="/faq/#expo-go">Run it in the PlayTorch app</Link>.
            </dd>
            <dt>A library cannot be found</dt>
            <dd>
              The app may not have its native part.{' '}
              <Link to="/faq/#libraries">See which it has</Link>.
            </dd>
            <dt>A model does not load</dt>
            <dd>
              It may use an operator that the app lacks.{' '}
              <Link to="/faq/#models">See which models run</Link>.
            </dd>
            <dt>You are just starting</dt>
            <dd>
              <Link to="/docs/tutorials/get-started/">Get started</Link> leads
              to a first running demo.
            </dd>
          </dl>
        </section>
        <section aria-labelledby="ask">
          <h2 id="ask">What to write when you ask</h2>
          <ol className={styles.checklist}>
            <li>What you did, what you expected and what you saw.</li>
            <li>The message, as text, with the lines around it.</li>
            <li>The phone, its system and its version.</li>
            <li>
              The version of <code>react-native-pytorch-core</code>, or that you
              use the app.
            </li>
            <li>A Snack that shows it, with all else taken out.</li>
          </ol>
          <p>
            Discord is quick and public. GitHub keeps what others need to find.
            Upstream maintenance ended in October 2023, so other users answer.
          </p>
        </section>
      </div>
    </StaticPage>
  );
}
