import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Position and scale of its 32 by 32 box. */
  x: number;
  y: number;
  scale: number;
};

/** The site's mark inside a drawing. */
export default function Flame({x, y, scale}: Props): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className={styles.ember}
        d="M8.500 1.500C12 7.500 28.500 11 29.500 16.200c.7 3.300-14 10.600-19.300 13.200C6.300 31.300 4 29.300 4 25.200 4 17.500 10 14 8.500 1.500Z"
      />
      <path
        className={styles.gold}
        d="M11 12.500c2 3.200 9 4.200 9.300 6 .3 1.600-5.500 4.600-8 5.700-1.900.9-3.300.1-3.300-2 0-3.700 2.900-4.200 2-9.700Z"
      />
    </g>
  );
}
