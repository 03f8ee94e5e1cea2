import type {ReactNode} from 'react';
import clsx from 'clsx';
import {stillSize, type Still} from '@site/content/data/stills';
import styles from './still.module.css';

/** A phone with a picture of the app as it ran. */
export default function StillPicture({
  src,
  alt,
  isCropped = false,
}: Still): ReactNode {
  return (
    <img
      className={clsx(styles.still, isCropped && styles.cropped)}
      src={src}
      alt={alt}
      loading="lazy"
      {...stillSize}
    />
  );
}
