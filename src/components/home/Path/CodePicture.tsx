import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import styles from './styles.module.css';

const lines = [
  [
    [0, 34],
    [42, 70],
  ],
  [
    [14, 52],
    [74, 28],
    [110, 40],
  ],
  [
    [14, 24],
    [46, 84],
  ],
  [[0, 48]],
] as const;

/** A code editor in the browser. */
export default function CodePicture(): ReactNode {
  return (
    <Picture
      className={styles.picture}
      label="An editor in the browser with four lines of code, one of them lit."
      width={240}
      height={150}
    >
      <Box className={styles.sheet} at={[22, 10, 196, 130]} rx={10} />
      <path className={styles.fold} d="M22 38h196" />
      <circle className={styles.node} cx="40" cy="24" r="4.500" />
      <circle className={styles.node} cx="55" cy="24" r="4.500" />
      <circle className={styles.node} cx="70" cy="24" r="4.500" />
      {lines.map((words, row) =>
        words.map(([x, width], index) => (
          <Box
            key={`${row} ${index}`}
            className={row === 2 && index === 1 ? styles.lit : styles.word}
            at={[42 + x, 54 + row * 21, width, 9]}
            rx={4.5}
          />
        )),
      )}
    </Picture>
  );
}
