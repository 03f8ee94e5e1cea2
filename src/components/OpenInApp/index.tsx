import type {ReactNode} from 'react';
import clsx from 'clsx';
import QrCode from '@site/src/components/QrCode';
import StoreBadges from '@site/src/components/StoreBadges';
import styles from './styles.module.css';
import {useDevice} from './useDevice';

type Props = {
  /** URL that opens the app. */
  deepLink: string;
  /** What the app opens, such as `this Snack`. */
  what: string;
};

/**
 * Opens the PlayTorch app: a button on phones, a QR code elsewhere. The HTML has
 * both. Until the device is known, a media query chooses by the pointer, so that
 * the layout does not shift.
 */
export default function OpenInApp({deepLink, what}: Props): ReactNode {
  const device = useDevice();
  return (
    // The same text on many pages, so not indexed.
    <div className={styles.container} data-search="off">
      <section
        className={styles.panel}
        data-device={device}
        aria-label="Open in the app"
      >
        <div className={styles.onPhone}>
          <a
            className={clsx('button button--primary button--lg', styles.open)}
            href={deepLink}
          >
            Open in the PlayTorch app
          </a>
          <h2 className={styles.heading}>No app yet?</h2>
          <p>
            The PlayTorch app has to be on this phone. Get it, then come back.
          </p>
        </div>
        <div className={clsx(styles.onDesktop, styles.code)}>
          {device === 'desktop' && (
            <QrCode
              text={deepLink}
              label={`QR code that opens ${what} in the PlayTorch app`}
            />
          )}
        </div>
        <div className={clsx(styles.onDesktop, styles.steps)}>
          <h2 className={styles.heading}>Open it on your phone</h2>
          <ol>
            <li>Get the PlayTorch app on your phone.</li>
            <li>Scan this code with the phone’s camera.</li>
            <li>Follow the link that appears: the app opens {what}.</li>
          </ol>
        </div>
        <div className={styles.stores}>
          <StoreBadges />
        </div>
        <p className={clsx(styles.onDesktop, styles.fallback)}>
          Reading this on the phone already?{' '}
          <a href={deepLink}>Open {what} in the app</a>.
        </p>
      </section>
    </div>
  );
}
