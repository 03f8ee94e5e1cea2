import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Sheets of a network, one of them lit; the text beside it says the same. */
const sheets = [0, 1, 2, 3];

/** A model taken apart into its layers. */
export default function Layers(): ReactNode {
  return (
    <svg
      className={styles.layers}
      viewBox="0 0 200 168"
      width="200"
      height="168"
      aria-hidden="true"
    >
      {sheets.map((sheet) => (
        <g key={sheet} transform={`translate(0 ${96 - sheet * 30})`}>
          <path
            className={sheet === 3 ? styles.lit : styles.sheet}
            d="M100 4 188 36 100 68 12 36Z"
          />
          <path
            className={sheet === 3 ? styles.litGrid : styles.grid}
            d="m56 20 88 32M144 20 56 52"
          />
        </g>
      ))}
    </svg>
  );
}
