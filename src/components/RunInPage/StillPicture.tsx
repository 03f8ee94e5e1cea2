import type {ReactNode} from 'react';
import {stillSize, type Still} from '@site/src/data/stills';
import styles from './styles.module.css';

/** A phone with a picture of the app as it ran. */
export default function StillPicture({src, alt}: Still): ReactNode {
  return (
    <img
      className={styles.still}
      src={src}
      alt={alt}
      loading="lazy"
      {...stillSize}
    />
  );
}
