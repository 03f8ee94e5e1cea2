import type {ReactNode} from 'react';
import {links} from '@site/config/brand';
import styles from './styles.module.css';

type Store = {
  name: string;
  platform: string;
  href: string;
  /** Outline of its sign in a box of 24 by 24. */
  sign: string;
};

const stores: readonly Store[] = [
  {
    name: 'Google Play',
    platform: 'Android',
    href: links.googlePlay,
    sign: 'M6 3.5v17L20 12Z',
  },
  {
    name: 'App Store',
    platform: 'iOS',
    href: links.appStore,
    sign: 'M8 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM10.500 18.500h3',
  },
];

/** Where to get the PlayTorch app: both stores, whatever the device. */
export default function StoreLinks(): ReactNode {
  return (
    <ul className={styles.stores}>
      {stores.map(({name, platform, href, sign}) => (
        <li key={name}>
          <a
            className={styles.store}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <svg
              className={styles.sign}
              viewBox="0 0 24 24"
              width="28"
              height="28"
              aria-hidden="true"
            >
              <path d={sign} />
            </svg>
            <span>
              <span className={styles.platform}>For {platform}</span>{' '}
              <span className={styles.name}>{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
