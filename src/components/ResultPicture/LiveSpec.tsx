import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const parts = [
  {name: 'pack', says: 'image to tensor', y: 104},
  {name: 'network', says: 'tensor to scores', y: 162},
  {name: 'unpack', says: 'scores to result', y: 220},
];

/** A model file with a network between the two halves of its live spec. */
export default function LiveSpec(): ReactNode {
  return (
    <Picture
      className={styles.wide}
      label="An image goes into the file mobilenet_v3_small.ptl. In the file, pack turns the image into a tensor, the network turns the tensor into scores, and unpack turns the scores into a result. The result, maxIdx 673, comes out."
      width={320}
      height={360}
    >
      <Box className={styles.card} at={[124, 4, 72, 42]} rx={8} />
      <circle className={ink.ember} cx="145" cy="19" r="6" />
      <path className={ink.violet} d="M132 40l18-16 12 10 10-8 16 14z" />
      <path className={styles.arrow} d="M160 50v14m-7-7l7 7 7-7" />
      <Box className={styles.card} at={[24, 70, 272, 212]} rx={14} />
      <text className={styles.muted} x="160" y="93" textAnchor="middle">
        mobilenet_v3_small.ptl
      </text>
      {parts.map(({name, says, y}) => (
        <g key={name}>
          <Box className={styles.cell} at={[38, y, 244, 48]} rx={9} />
          <text className={styles.strongWords} x="52" y={y + 29}>
            {name}
          </text>
          <text x="268" y={y + 29} textAnchor="end">
            {says}
          </text>
        </g>
      ))}
      <path className={styles.arrow} d="M160 286v14m-7-7l7 7 7-7" />
      <Box className={ink.ember} at={[90, 308, 140, 42]} rx={10} />
      <text className={styles.onEmber} x="160" y="334" textAnchor="middle">
        maxIdx: 673
      </text>
    </Picture>
  );
}
