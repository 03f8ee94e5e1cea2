import type {ReactNode} from 'react';
import styles from './styles.module.css';

const rows = [
  [24, 150],
  [48, 186],
  [96, 172],
  [120, 98],
] as const;

/** A passage with the answer to a question highlighted. */
export default function MarkedPassage(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="A passage with a few words marked, and a question mark that points at them."
    >
      {rows.map(([y, width]) => (
        <rect
          key={y}
          x="92"
          y={y}
          width={width}
          height="11"
          rx="5.500"
          fill="var(--pt-hairline-strong)"
          opacity="0.45"
        />
      ))}
      <rect
        x="92"
        y="72"
        width="52"
        height="11"
        rx="5.500"
        fill="var(--pt-hairline-strong)"
        opacity="0.45"
      />
      <rect
        x="152"
        y="66"
        width="96"
        height="23"
        rx="6"
        fill="var(--pt-ember)"
      />
      <rect
        x="256"
        y="72"
        width="24"
        height="11"
        rx="5.500"
        fill="var(--pt-hairline-strong)"
        opacity="0.45"
      />
      <path
        d="M62 132c0 24 30 30 70 30h56c20 0 22-20 22-60"
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="4"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="56" cy="106" r="27" fill="var(--ifm-color-primary)" />
      <text className={styles.mark} x="56" y="117" textAnchor="middle">
        ?
      </text>
    </svg>
  );
}
