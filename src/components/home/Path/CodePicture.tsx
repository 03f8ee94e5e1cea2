import type {ReactNode} from 'react';
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
    <svg
      className={styles.picture}
      viewBox="0 0 240 150"
      role="img"
      aria-label="An editor in the browser with four lines of code, one of them lit."
    >
      <rect
        className={styles.sheet}
        x="22"
        y="10"
        width="196"
        height="130"
        rx="10"
      />
      <path className={styles.fold} d="M22 38h196" />
      <circle className={styles.node} cx="40" cy="24" r="4.500" />
      <circle className={styles.node} cx="55" cy="24" r="4.500" />
      <circle className={styles.node} cx="70" cy="24" r="4.500" />
      {lines.map((words, row) =>
        words.map(([x, width], index) => (
          <rect
            key={`${row} ${index}`}
            className={row === 2 && index === 1 ? styles.lit : styles.word}
            x={42 + x}
            y={54 + row * 21}
            width={width}
            height="9"
            rx="4.500"
          />
        )),
      )}
    </svg>
  );
}
