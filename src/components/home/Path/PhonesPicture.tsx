import type {ReactNode} from 'react';
import {markPath} from '../pictures/markPath';
import styles from './styles.module.css';

/** Two different phones that run the same app. */
export default function PhonesPicture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 150"
      role="img"
      aria-label="An Android phone and an iPhone that run the same app."
    >
      {[44, 130].map((x) => (
        <g key={x}>
          <rect
            className={styles.sheet}
            x={x}
            y="6"
            width="68"
            height="138"
            rx="13"
          />
          <path
            className={styles.lit}
            transform={`translate(${x + 14} 46) scale(1.25)`}
            d={markPath}
          />
          <rect
            className={styles.word}
            x={x + 14}
            y="106"
            width="40"
            height="8"
            rx="4"
          />
          <rect
            className={styles.word}
            x={x + 21}
            y="121"
            width="26"
            height="8"
            rx="4"
          />
        </g>
      ))}
      <circle className={styles.node} cx="78" cy="18" r="3.500" />
      <rect
        className={styles.node}
        x="150"
        y="14"
        width="28"
        height="8"
        rx="4"
      />
    </svg>
  );
}
