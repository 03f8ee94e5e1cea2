import type {ReactNode} from 'react';
import styles from './styles.module.css';

const rejected = [
  [94, 28, 112, 104],
  [112, 40, 120, 112],
  [84, 46, 118, 96],
  [104, 18, 96, 122],
  [120, 34, 110, 92],
] as const;

/** Overlapping bounding boxes around a cup; one of them is kept. */
export default function ManyBoxes(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="Five thin boxes lie around a cup; one strong box fits it."
    >
      <g
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="2"
        opacity="0.55"
        strokeDasharray="5 5"
      >
        {rejected.map(([x, y, width, height]) => (
          <rect key={x} x={x} y={y} width={width} height={height} rx="3" />
        ))}
      </g>
      <path
        fill="var(--ifm-heading-color)"
        d="M118 62h68v52a24 24 0 0 1-24 24h-20a24 24 0 0 1-24-24z"
      />
      <path
        d="M186 74h8a15 15 0 0 1 0 32h-8"
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="9"
      />
      <path
        d="M138 50c-8-9 8-13 0-22M160 50c-8-9 8-13 0-22"
        fill="none"
        stroke="var(--pt-hairline-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect
        className={styles.emberBox}
        x="106"
        y="50"
        width="116"
        height="98"
        rx="4"
      />
      <rect
        className={styles.emberTag}
        x="104.500"
        y="148"
        width="52"
        height="24"
        rx="4"
      />
      <text className={styles.emberTagText} x="114" y="165">
        cup
      </text>
    </svg>
  );
}
