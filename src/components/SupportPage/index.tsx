import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/content/site/brand';
import StaticPage from '@site/src/components/StaticPage';
import SupportPicture from '@site/src/components/SupportPicture';
import styles from './styles.module.css';

/** The support page, which the app's help entry opens. */
export default function SupportPage(): ReactNode {
  return (
    <StaticPage
      title="Support"
      heading="Get help"
      description="Get help with the PlayTorch app and toolkit on Discord or GitHub."
      lead="Most problems have a known cause: look here first, then ask other users."
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
          <h2 id="known">Fix a problem</h2>
          <dl className={styles.causes}>
            <dt>You have an error message</dt>
            <dd>
              <Link to="/troubleshooting/">Troubleshooting</Link> lists messages
              word for word, with their cause and fix.
            </dd>
            <dt>A Snack doesn’t load, or shows a red screen</dt>
            <dd>
              Snack no longer works with the PlayTorch app, and Expo Go lacks
              PyTorch.{' '}
              <Link to="/faq/#expo-go">Run the code in your browser</Link>.
            </dd>
            <dt>A library can’t be found</dt>
            <dd>
              The app may lack its native code.{' '}
              <Link to="/faq/#libraries">See which libraries it contains</Link>.
            </dd>
            <dt>A model doesn’t load</dt>
            <dd>
              It may use an operator that the app lacks.{' '}
              <Link to="/model/">Inspect the model</Link> to see which, or read{' '}
              <Link to="/faq/#models">which models run</Link>.
            </dd>
            <dt>Your versions may not be compatible</dt>
            <dd>
              The <Link to="/compatibility/">compatibility table</Link> says
              which React Native, Xcode and PyTorch each version works with.
            </dd>
            <dt>You’re new here</dt>
            <dd>
              Check <Link to="/status/">Status and alternatives</Link> first:
              PlayTorch may not be the right choice.{' '}
              <Link to="/docs/tutorials/get-started/">Get started</Link> runs a
              first demo in your browser.
            </dd>
          </dl>
        </section>
        <section aria-labelledby="ask">
          <h2 id="ask">What to include in your question</h2>
          <ol className={styles.checklist}>
            <li>What you did, what you expected and what happened.</li>
            <li>The message, as text, with the lines around it.</li>
            <li>The phone, and its version of Android or iOS.</li>
            <li>
              The version of <code>react-native-pytorch-core</code>, or that you
              use the app.
            </li>
            <li>The smallest program that shows it.</li>
          </ol>
          <p>
            Ask on Discord or Stack Overflow. The PlayTorch repository was
            archived in October 2023: you can read its issues, but not open new
            ones.
          </p>
        </section>
      </div>
    </StaticPage>
  );
}
