import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** Loudness over time, as half the height of a bar. */
const wave = [10, 26, 44, 32, 14, 22, 50, 38, 18, 30, 46, 24, 12];

/** A recording as a wave, and the words heard in it. */
export default function SpeechToText(): ReactNode {
  return (
    <Phone label="Phone that shows a recording as a wave. Below it the words: WHAT TREE IS THIS. A button at the bottom reads Record.">
      {wave.map((height, index) => (
        <rect
          key={index}
          className={styles.violet}
          x={24 + index * 15}
          y={120 - height}
          width="8"
          height={2 * height}
          rx="4"
        />
      ))}
      <rect
        className={styles.card}
        x="14"
        y="212"
        width="208"
        height="72"
        rx="12"
      />
      <text className={styles.strongWords} x="118" y="253" textAnchor="middle">
        WHAT TREE IS THIS
      </text>
      <rect
        className={styles.ember}
        x="48"
        y="336"
        width="140"
        height="44"
        rx="22"
      />
      <text className={styles.onEmber} x="118" y="363" textAnchor="middle">
        Record
      </text>
    </Phone>
  );
}
