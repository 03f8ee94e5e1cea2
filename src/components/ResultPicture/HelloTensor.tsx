import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

const numbers = ['0.31', '0.87', '0.54', '0.12', '0.66', '0.37'];

/** A tensor of two rows and three columns, and its sum. */
export default function HelloTensor(): ReactNode {
  return (
    <Phone label="Phone that shows a tensor of two rows and three columns with numbers between 0 and 1, the words Shape: 2 × 3 and Sum: 2.870, and a button New numbers.">
      {numbers.map((number, index) => {
        const x = 20 + (index % 3) * 66;
        const y = 92 + Math.floor(index / 3) * 58;
        return (
          <g key={number}>
            <rect
              className={styles.cell}
              x={x}
              y={y}
              width="62"
              height="54"
              rx="6"
            />
            <text
              className={styles.words}
              x={x + 31}
              y={y + 32}
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        );
      })}
      <text className={styles.title} x="118" y="248" textAnchor="middle">
        Shape: 2 × 3
      </text>
      <text className={styles.title} x="118" y="276" textAnchor="middle">
        Sum: 2.870
      </text>
      <rect
        className={styles.ember}
        x="48"
        y="306"
        width="140"
        height="42"
        rx="8"
      />
      <text className={styles.onEmber} x="118" y="332" textAnchor="middle">
        New numbers
      </text>
    </Phone>
  );
}
