import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {brand} from '@site/content/site/brand';
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
 * Opens the PlayTorch app: a button on phones, with the QR code folded, and the QR
 * code elsewhere. The HTML has both. Before hydration, media queries choose, so that
 * the layout does not shift.
 */
export default function OpenInApp({deepLink, what}: Props): ReactNode {
  const device = useDevice();
  const [isUnfolded, setUnfolded] = useState(false);
  const code = (
    <QrCode
      text={deepLink}
      label={`QR code that opens ${what} in the ${brand.name} app`}
    />
  );
  return (
    // The same text on many pages, so not indexed. The code is drawn in the browser.
    <div className={styles.container} data-search="off" data-needs-app>
      <section
        className={styles.panel}
        data-device={device}
        aria-label="Open in the app"
      >
        <div className={styles.onPhone}>
          <a
            className={clsx('button button--secondary button--lg', styles.open)}
            href={deepLink}
          >
            Open in the {brand.name} app
          </a>
          <p>No app yet? Get it, then come back to this page.</p>
        </div>
        <div className={clsx(styles.onDesktop, styles.code)}>
          {device === 'desktop' && code}
        </div>
        <div className={clsx(styles.onDesktop, styles.steps)}>
          <h2 className={styles.heading}>Open it on your phone</h2>
          <ol>
            <li>Get the {brand.name} app on your phone.</li>
            <li className={styles.scan} data-md="off">
              Scan this code with the phone’s camera.
            </li>
            <li className={styles.scan} data-md="off">
              Follow the link that appears: the app opens {what}.
            </li>
            <li className={styles.withoutCode}>
              Open this page on the phone and follow the link below.
            </li>
          </ol>
        </div>
        <div className={styles.stores}>
          <StoreBadges />
        </div>
        <details
          className={clsx(styles.onPhone, styles.fold)}
          data-md="off"
          onToggle={({currentTarget}) => setUnfolded(currentTarget.open)}
        >
          <summary>QR code for another phone</summary>
          <div className={styles.code}>{isUnfolded && code}</div>
        </details>
        <p className={clsx(styles.onDesktop, styles.fallback)}>
          Reading this on the phone already?{' '}
          <a href={deepLink}>Open {what} in the app</a>.
        </p>
      </section>
    </div>
  );
}
