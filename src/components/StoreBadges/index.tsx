import type {ReactNode} from 'react';
import clsx from 'clsx';
import {links} from '@site/content/site/brand';
import styles from './styles.module.css';
import {useIsIos} from './useIsIos';

type Props = {
  /** Apple's guidelines ask not to show other stores on its devices. */
  hidesGooglePlayOnIos?: boolean;
};

/** Links to the PlayTorch app in both stores. */
export default function StoreBadges({
  hidesGooglePlayOnIos = false,
}: Props): ReactNode {
  const isIos = useIsIos();
  return (
    <ul className={styles.badges}>
      {!(hidesGooglePlayOnIos && isIos) && (
        <li className={clsx(hidesGooglePlayOnIos && styles.notOnIos)}>
          <a
            className={styles.badge}
            href={links.googlePlay}
            target="_blank"
            rel="noopener noreferrer"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path fill="var(--ifm-color-primary)" d="M5 3v18l9-9z" />
              <path fill="var(--pt-ember)" d="m14 12-9 9 14-7.500z" />
              <path fill="var(--pt-good)" d="m14 12-9-9 14 7.500z" />
              <path fill="var(--pt-muted)" d="m14 12 5-1.500v3z" />
            </svg>
            <span>
              <span className={styles.platform}>Android app on</span> Google
              Play
            </span>
          </a>
        </li>
      )}
      <li>
        <a
          className={styles.badge}
          href={links.appStore}
          target="_blank"
          rel="noopener noreferrer"
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <rect
              x="1.500"
              y="1.500"
              width="21"
              height="21"
              rx="6"
              fill="var(--ifm-color-primary)"
            />
            <path
              d="m12.800 6-5.600 10M11.200 6l5.600 10M6 13.500h12"
              fill="none"
              stroke="var(--ifm-background-color)"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
          <span>
            <span className={styles.platform}>iOS app on the</span> App Store
          </span>
        </a>
      </li>
    </ul>
  );
}
