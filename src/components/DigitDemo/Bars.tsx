import type {ReactNode} from 'react';
import {formatPercent} from './format';
import styles from './styles.module.css';

type Props = {
  /** Probability of each digit, 0 to 9. */
  probabilities: readonly number[];
  /** The digit whose bar is highlighted. */
  winner?: number;
};

const column = 26;
const barWidth = 16;
const barHeight = 52;

/** A bar chart of the probabilities. */
export default function Bars({probabilities, winner}: Props): ReactNode {
  const words = probabilities.map(
    (probability, digit) => `${digit}: ${formatPercent(probability)}`,
  );
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${column * probabilities.length} ${barHeight + 22}`}
      role="img"
      aria-label={`Probabilities. ${words.join(', ')}.`}
    >
      {probabilities.map((probability, digit) => {
        const x = column * digit + (column - barWidth) / 2;
        const height = Math.max(barHeight * probability, 2);
        return (
          <g
            key={digit}
            className={digit === winner ? styles.winner : undefined}
          >
            <rect
              className={styles.track}
              x={x}
              width={barWidth}
              height={barHeight}
              rx="4"
            />
            <rect
              className={styles.bar}
              x={x}
              y={barHeight - height}
              width={barWidth}
              height={height}
              rx={Math.min(4, height / 2)}
            />
            <text x={x + barWidth / 2} y={barHeight + 17} textAnchor="middle">
              {digit}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
