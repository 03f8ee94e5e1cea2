import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';

/** A face looks the same in both modes. */
const outline = '#170f2e';

/** A portrait: the left half a photo, the right half an anime drawing. */
export default function PaintedFace(): ReactNode {
  const dots = Array.from({length: 9 * 13}, (_, index) => ({
    x: 156 - (index % 9) * 11,
    y: 18 + Math.floor(index / 9) * 12,
  })).filter(({x, y}) => ((x - 160) / 62) ** 2 + ((y - 90) / 74) ** 2 < 1);
  return (
    <Picture
      label="A face: its left half is a photo made of dots, its right half is painted with a large bright eye."
      width={320}
      height={180}
    >
      <g fill="var(--pt-muted)">
        {dots.map(({x, y}) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.600" />
        ))}
      </g>
      <circle cx="134" cy="88" r="8" fill={outline} />
      <path
        fill="#ffe9d6"
        stroke={outline}
        strokeWidth="4"
        strokeLinejoin="round"
        d="M162 20c38 2 58 34 54 74-4 38-28 64-54 66z"
      />
      <path
        fill="var(--ifm-color-primary)"
        stroke={outline}
        strokeWidth="4"
        strokeLinejoin="round"
        d="M162 12c44-2 72 34 62 86-6-22-18-36-36-42-10 10-18 12-26 12z"
      />
      <ellipse cx="188" cy="94" rx="13" ry="19" fill={outline} />
      <ellipse className={ink.ember} cx="188" cy="99" rx="9" ry="12" />
      <circle cx="192" cy="86" r="5" fill="#fff" />
      <path
        d="M164 134c8 4 14 4 20-2"
        fill="none"
        stroke={outline}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M160 8v164"
        stroke="var(--pt-ember)"
        strokeWidth="3"
        strokeDasharray="6 6"
      />
    </Picture>
  );
}
