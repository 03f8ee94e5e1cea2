import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A labelled bounding box. */
export default function Box({label, x, y, width, height}: Props): ReactNode {
  return (
    <>
      <rect
        className={styles.box}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
      />
      <rect
        className={styles.ember}
        x={x - 1.5}
        y={y - 24}
        width={label.length * 8.4 + 16}
        height="24"
        rx="3"
      />
      <text className={styles.onEmber} x={x + 6} y={y - 7}>
        {label}
      </text>
    </>
  );
}
