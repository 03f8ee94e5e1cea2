import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Loudness over time, as half the height of a bar. */
const wave = [8, 20, 34, 26, 12, 18, 40, 30, 14, 24, 36, 20, 10];

/** A spoken word as a wave, and the word in letters. */
export default function VoiceLine(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="The wave of a spoken word, with the word “HELLO” below it."
    >
      {wave.map((height, index) => (
        <rect
          key={index}
          x={66 + index * 15}
          y={70 - height}
          width="8"
          height={2 * height}
          rx="4"
          fill="var(--ifm-color-primary)"
        />
      ))}
      <text className={styles.heard} x="160" y="152" textAnchor="middle">
        HELLO
      </text>
    </svg>
  );
}
