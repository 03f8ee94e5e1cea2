import type {ReactNode} from 'react';
import clsx from 'clsx';
import QrCode from '@site/src/components/QrCode';
import StoreBadges from '@site/src/components/StoreBadges';
import styles from './styles.module.css';
import {useDevice} from './useDevice';

type Props = {
  /** Address that the app answers. */
  deepLink: string;
  /** What the app opens, such as `this Snack`. */
  what: string;
};

/**
 * Leads into the PlayTorch app: by a button on a phone, by a QR code elsewhere.
 * Both are in the HTML; until the device is known, the style sheet guesses by
 * the pointer, so that nothing moves.
 */
export default function OpenInApp({deepLink, what}: Props): ReactNode {
  const device = useDevice();
  return (
    // The same on every page that has it, so search is not to find it there.
    <div className={styles.place} data-search="off">
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
