import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const pairs = [
  {french: 'il', english: 'he', x: 40, width: 56},
  {french: 'fait', english: 'is', x: 108, width: 72},
  {french: 'froid', english: 'cold', x: 192, width: 88},
] as const;

/** Three French and three English words, linked by attention. */
export default function Translation(): ReactNode {
  return (
    <Picture
      label="French words above and English words below, with lines of attention between them."
      width={320}
      height={180}
    >
      <g stroke="var(--ifm-color-primary)" strokeWidth="3" fill="none">
        <path d="M68 58v64M144 58v64M236 58v64" />
        <path opacity="0.4" d="m68 58 76 64M144 58l92 64M236 58l-92 64" />
      </g>
      {pairs.map(({french, english, x, width}) => (
        <g key={french}>
          <Box className={ink.paper} at={[x, 22, width, 36]} rx={8} />
          <text
            lang="fr"
            className={styles.token}
            x={x + width / 2}
            y="46"
            textAnchor="middle"
          >
            {french}
          </text>
          <Box className={ink.violet} at={[x, 122, width, 36]} rx={8} />
          <text
            className={styles.chip}
            x={x + width / 2}
            y="146"
            textAnchor="middle"
          >
            {english}
          </text>
        </g>
      ))}
    </Picture>
  );
}
