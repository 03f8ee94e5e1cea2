import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const words = [
  [92, 24, 150],
  [92, 48, 186],
  [92, 72, 52],
  [256, 72, 24],
  [92, 96, 172],
  [92, 120, 98],
] as const;

/** A passage with the answer to a question highlighted. */
export default function MarkedPassage(): ReactNode {
  return (
    <Picture
      label="A passage with a few words marked, and a question mark that points at them."
      width={320}
      height={180}
    >
      {words.map(([x, y, width]) => (
        <Box
          key={`${x} ${y}`}
          at={[x, y, width, 11]}
          rx={5.5}
          fill="var(--pt-hairline-strong)"
          opacity="0.45"
        />
      ))}
      <Box className={ink.ember} at={[152, 66, 96, 23]} rx={6} />
      <path
        d="M62 132c0 24 30 30 70 30h56c20 0 22-20 22-60"
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle className={ink.violet} cx="56" cy="106" r="27" />
      <text className={styles.mark} x="56" y="117" textAnchor="middle">
        ?
      </text>
    </Picture>
  );
}
