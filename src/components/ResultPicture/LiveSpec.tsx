import type {ReactNode} from 'react';
import styles from './styles.module.css';

const parts = [
  {name: 'pack', says: 'image to tensor', y: 104},
  {name: 'network', says: 'tensor to scores', y: 162},
  {name: 'unpack', says: 'scores to result', y: 220},
];

/** A model file with a network between the two halves of its live spec. */
export default function LiveSpec(): ReactNode {
  return (
    <svg
      className={styles.wide}
      role="img"
      aria-label="An image goes into the file mobilenet_v3_small.ptl. In the file, pack makes a tensor of the image, the network makes scores of the tensor, and unpack makes a result of the scores. The result, maxIdx 673, comes out."
      viewBox="0 0 320 360"
      width="320"
      height="360"
    >
      <rect
        className={styles.card}
        x="124"
        y="4"
        width="72"
        height="42"
        rx="8"
      />
      <circle className={styles.ember} cx="145" cy="19" r="6" />
      <path className={styles.violet} d="M132 40l18-16 12 10 10-8 16 14z" />
      <path className={styles.arrow} d="M160 50v14m-7-7l7 7 7-7" />
      <rect
        className={styles.card}
        x="24"
        y="70"
        width="272"
        height="212"
        rx="14"
      />
      <text className={styles.muted} x="160" y="93" textAnchor="middle">
        mobilenet_v3_small.ptl
      </text>
      {parts.map(({name, says, y}) => (
        <g key={name}>
          <rect
            className={styles.cell}
            x="38"
            y={y}
            width="244"
            height="48"
            rx="9"
          />
          <text className={styles.strongWords} x="52" y={y + 29}>
            {name}
          </text>
          <text className={styles.words} x="268" y={y + 29} textAnchor="end">
            {says}
          </text>
        </g>
      ))}
      <path className={styles.arrow} d="M160 286v14m-7-7l7 7 7-7" />
      <rect
        className={styles.ember}
        x="90"
        y="308"
        width="140"
        height="42"
        rx="10"
      />
      <text className={styles.onEmber} x="160" y="334" textAnchor="middle">
        maxIdx: 673
      </text>
    </svg>
  );
}
