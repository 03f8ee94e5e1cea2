import type {ReactNode} from 'react';
import {markPath} from './markPath';
import styles from './styles.module.css';

type Box = {
  label: string;
  /** Left edge and width of the label. */
  tag: readonly [number, number];
  x: number;
  y: number;
  width: number;
  height: number;
};

const boxes: readonly Box[] = [
  {label: 'clock', tag: [18.5, 54], x: 20, y: 36, width: 64, height: 64},
  {label: 'laptop', tag: [100.5, 66], x: 102, y: 98, width: 122, height: 104},
  {label: 'cup', tag: [20.5, 44], x: 22, y: 152, width: 62, height: 50},
  {
    label: 'potted plant',
    tag: [217.5, 108],
    x: 240,
    y: 58,
    width: 84,
    height: 144,
  },
];

/** A desk with four objects, each in a labelled bounding box. */
export default function Desk(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 344 236"
      role="img"
      aria-label="A drawn desk with a clock, a laptop, a cup and a potted plant. Each has a box and its name."
    >
      <rect width="344" height="236" rx="10" fill="var(--pt-surface)" />
      <path
        fill="var(--pt-hairline)"
        d="M0 198h344v28a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z"
      />
      <circle
        cx="52"
        cy="68"
        r="26"
        fill="var(--pt-raised)"
        stroke="var(--ifm-heading-color)"
        strokeWidth="4"
      />
      <path
        d="M52 53v15l10 7"
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="116"
        y="106"
        width="94"
        height="72"
        rx="6"
        fill="var(--ifm-heading-color)"
      />
      <rect
        x="122"
        y="112"
        width="82"
        height="60"
        rx="2"
        fill="var(--ifm-color-primary)"
      />
      <path
        fill="var(--ifm-background-color)"
        transform="translate(148 126)"
        d={markPath}
      />
      <path
        fill="var(--pt-hairline-strong)"
        d="M108 180h110l4 13a4 4 0 0 1-4 5H108a4 4 0 0 1-4-5z"
      />
      <path
        fill="var(--pt-ember)"
        d="M28 160h36v26a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z"
      />
      <path
        d="M64 166h5a8 8 0 0 1 0 17h-5"
        fill="none"
        stroke="var(--pt-ember)"
        strokeWidth="5"
      />
      <path
        fill="var(--pt-good)"
        d="M280 154c-20-12-32-36-32-68 20 8 31 26 32 46 2-26 8-44 24-58 8 32 2 60-24 80z"
      />
      <path
        fill="var(--pt-good)"
        d="M282 154c4-20 16-32 36-36-2 20-14 33-36 36z"
      />
      <path
        fill="var(--pt-ember-text)"
        d="M258 154h48l-6 38a7 7 0 0 1-7 6h-22a7 7 0 0 1-7-6z"
      />
      {boxes.map(({label, tag: [left, tagWidth], x, y, width, height}) => (
        <g key={label}>
          <rect
            className={styles.box}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="3"
          />
          <rect
            className={styles.tag}
            x={left}
            y={y - 24}
            width={tagWidth}
            height="24"
            rx="3"
          />
          <text
            className={styles.tagText}
            x={left + tagWidth / 2}
            y={y - 7}
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
