import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Camera frames one behind the other; the newest has a label. */
export default function LiveFrames(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="Three camera frames one behind the other. The newest shows a mug, with the label “mug”."
    >
      {[44, 22, 0].map((shift) => (
        <rect
          key={shift}
          x={84 + shift}
          y={52 - shift / 2}
          width="128"
          height="92"
          rx="10"
          fill="var(--pt-raised)"
          stroke="var(--ifm-color-primary)"
          strokeWidth="4"
        />
      ))}
      <path
        d="M122 80h44v26a14 14 0 0 1-14 14h-16a14 14 0 0 1-14-14zM166 86h6a9 9 0 0 1 0 20h-6"
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <rect
        x="108"
        y="140"
        width="80"
        height="30"
        rx="15"
        fill="var(--ifm-color-primary)"
      />
      <text className={styles.chip} x="148" y="161" textAnchor="middle">
        mug
      </text>
    </svg>
  );
}
