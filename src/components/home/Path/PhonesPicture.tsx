import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import {markPath} from '../pictures/markPath';
import styles from './styles.module.css';

/** Two different phones that run the same app. */
export default function PhonesPicture(): ReactNode {
  return (
    <Picture
      className={styles.picture}
      label="An Android phone and an iPhone that run the same app."
      width={240}
      height={150}
    >
      {[44, 130].map((x) => (
        <g key={x}>
          <Box className={styles.sheet} at={[x, 6, 68, 138]} rx={13} />
          <path
            className={styles.lit}
            transform={`translate(${x + 14} 46) scale(1.25)`}
            d={markPath}
          />
          <Box className={styles.word} at={[x + 14, 106, 40, 8]} rx={4} />
          <Box className={styles.word} at={[x + 21, 121, 26, 8]} rx={4} />
        </g>
      ))}
      <circle className={styles.node} cx="78" cy="18" r="3.500" />
      <Box className={styles.node} at={[150, 14, 28, 8]} rx={4} />
    </Picture>
  );
}
