import type {ReactNode} from 'react';
import clsx from 'clsx';
import {screenshotSize, type Screenshot} from '@site/content/data/screenshots';
import styles from './screenshot.module.css';

/** A phone with a picture of the app as it ran. */
export default function AppScreenshot({
  src,
  alt,
  isCropped = false,
}: Screenshot): ReactNode {
  return (
    <img
      className={clsx(styles.screenshot, isCropped && styles.cropped)}
      src={src}
      alt={alt}
      loading="lazy"
      {...screenshotSize}
    />
  );
}
