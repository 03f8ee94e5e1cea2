import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import {markPath} from './markPath';
import styles from './styles.module.css';

/** Each with the left edge and the width of its label. */
const boxes = [
  {label: 'clock', tag: [18.5, 54], at: [20, 36, 64, 64]},
  {label: 'laptop', tag: [100.5, 66], at: [102, 98, 122, 104]},
  {label: 'cup', tag: [20.5, 44], at: [22, 152, 62, 50]},
  {label: 'potted plant', tag: [217.5, 108], at: [240, 58, 84, 144]},
] as const;

/** A desk with four objects, each in a labelled bounding box. */
export default function Desk(): ReactNode {
  return (
    <Picture
      label="A drawn desk with a clock, a laptop, a cup and a potted plant. Each has a box and its name."
      width={344}
      height={236}
    >
      <rect className={ink.shade} width="344" height="236" rx="10" />
      <path
        className={ink.veil}
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
      <Box className={ink.ink} at={[116, 106, 94, 72]} rx={6} />
      <Box className={ink.violet} at={[122, 112, 82, 60]} rx={2} />
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
        className={ink.ember}
        d="M28 160h36v26a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z"
      />
      <path
        d="M64 166h5a8 8 0 0 1 0 17h-5"
        fill="none"
        stroke="var(--pt-ember)"
        strokeWidth="5"
      />
      <path
        className={ink.leaf}
        d="M280 154c-20-12-32-36-32-68 20 8 31 26 32 46 2-26 8-44 24-58 8 32 2 60-24 80z"
      />
      <path
        className={ink.leaf}
        d="M282 154c4-20 16-32 36-36-2 20-14 33-36 36z"
      />
      <path
        fill="var(--pt-ember-text)"
        d="M258 154h48l-6 38a7 7 0 0 1-7 6h-22a7 7 0 0 1-7-6z"
      />
      {boxes.map(({label, tag: [left, width], at}) => (
        <g key={label}>
          <Box className={styles.box} at={at} rx={3} />
          <Box
            className={ink.violet}
            at={[left, at[1] - 24, width, 24]}
            rx={3}
          />
          <text
            className={styles.tagText}
            x={left + width / 2}
            y={at[1] - 7}
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      ))}
    </Picture>
  );
}
