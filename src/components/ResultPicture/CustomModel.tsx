import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A Python model becomes a file that a phone can load. */
export default function CustomModel(): ReactNode {
  return (
    <svg
      className={styles.wide}
      role="img"
      aria-label="Three boxes joined by arrows: a network in Python, a file named mobilenet_v3_small.ptl, and a phone."
      viewBox="0 0 320 360"
      width="320"
      height="360"
    >
      <rect
        className={styles.card}
        x="30"
        y="6"
        width="260"
        height="100"
        rx="12"
      />
      <text className={styles.title} x="160" y="36" textAnchor="middle">
        Python
      </text>
      <path
        className={styles.weak}
        d="M90 66l70-12M90 66l70 24M90 88l70-34M90 88l70 2M160 54l70 20M160 90l70-16"
      />
      <circle className={styles.violet} cx="90" cy="62" r="9" />
      <circle className={styles.violet} cx="90" cy="88" r="9" />
      <circle className={styles.violet} cx="160" cy="54" r="9" />
      <circle className={styles.violet} cx="160" cy="90" r="9" />
      <circle className={styles.ember} cx="230" cy="74" r="9" />
      <path className={styles.arrow} d="M160 112v24m-8-8l8 8 8-8" />
      <rect
        className={styles.cell}
        x="30"
        y="144"
        width="260"
        height="72"
        rx="12"
      />
      <text className={styles.words} x="160" y="174" textAnchor="middle">
        mobilenet_v3_small.ptl
      </text>
      <text className={styles.muted} x="160" y="200" textAnchor="middle">
        about 10 MB
      </text>
      <path className={styles.arrow} d="M160 222v24m-8-8l8 8 8-8" />
      <rect
        className={styles.body}
        x="120"
        y="254"
        width="80"
        height="104"
        rx="14"
      />
      <rect
        className={styles.screen}
        x="126"
        y="262"
        width="68"
        height="88"
        rx="9"
      />
      <path className={styles.ember} d="M148 288l30 18-30 18z" />
    </svg>
  );
}
