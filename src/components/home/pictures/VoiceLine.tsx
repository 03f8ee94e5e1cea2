import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** Loudness over time, as half the height of a bar. */
const wave = [8, 20, 34, 26, 12, 18, 40, 30, 14, 24, 36, 20, 10];

/** A spoken word as a wave, and the word in letters. */
export default function VoiceLine(): ReactNode {
  return (
    <Picture
      label="The wave of a spoken word, with the word “HELLO” below it."
      width={320}
      height={180}
    >
      {wave.map((height, index) => (
        <Box
          className={ink.violet}
          key={index}
          at={[66 + index * 15, 70 - height, 8, 2 * height]}
          rx={4}
        />
      ))}
      <text className={styles.heard} x="160" y="152" textAnchor="middle">
        HELLO
      </text>
    </Picture>
  );
}
