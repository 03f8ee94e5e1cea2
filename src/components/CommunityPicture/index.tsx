import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';

const people = [
  {x: 62, y: 262, fill: ink.violet},
  {x: 142, y: 300, fill: ink.lilac},
  {x: 338, y: 300, fill: ink.lilac},
  {x: 418, y: 262, fill: ink.violet},
];

/** People who talk around a fire that is the toolkit's flame. */
export default function CommunityPicture(): ReactNode {
  return (
    <Picture
      label="Four people sit around a flame and talk: one shows code, one asks, one answers with a tensor, one likes it."
      width={480}
      height={400}
    >
      <ellipse className={ink.shade} cx="240" cy="330" rx="230" ry="62" />
      <path
        className={`${ink.line} ${ink.heavy}`}
        d="m186 344 108-30M186 314l108 30"
      />
      <path
        className={ink.ember}
        d="M246 122c8 52 64 84 56 142-6 42-36 60-62 60s-58-18-62-60c-4-34 20-52 22-84 16 10 22 24 24 40 14-28 24-58 22-98Z"
      />
      <path
        className={ink.gold}
        d="M244 222c2 22 28 32 26 58-2 22-16 32-30 32s-28-10-28-32c0-16 14-24 16-38 6 4 8 10 8 16 6-10 8-22 8-36Z"
      />
      {people.map(({x, y, fill}) => (
        <g key={x} className={fill} transform={`translate(${x} ${y})`}>
          <circle r="22" />
          <path d="M-38 84c0-36 14-54 38-54s38 18 38 54Z" />
        </g>
      ))}
      <path
        className={ink.paper}
        d="M26 152h92a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H80l-14 16-4-16H26a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12Z"
      />
      <path className={ink.line} d="m44 172-14 12 14 12M90 172l14 12-14 12" />
      <path className={ink.emberLine} d="m72 168-10 32" />
      <path
        className={ink.paper}
        d="M120 52h76a12 12 0 0 1 12 12v52a12 12 0 0 1-12 12h-30l-14 20-4-20h-28a12 12 0 0 1-12-12V64a12 12 0 0 1 12-12Z"
      />
      <path
        className={`${ink.emberLine} ${ink.bold}`}
        d="M146 78c2-14 26-14 26 2 0 10-13 9-13 20M159 112v.1"
      />
      <path
        className={ink.paper}
        d="M284 52h84a12 12 0 0 1 12 12v52a12 12 0 0 1-12 12h-38l-4 20-14-20h-28a12 12 0 0 1-12-12V64a12 12 0 0 1 12-12Z"
      />
      {[0, 1, 2].map((column) => (
        <g key={column} transform={`translate(${294 + column * 24} 68)`}>
          <rect className={ink.violet} width="18" height="18" rx="4" />
          <rect className={ink.lilac} y="24" width="18" height="18" rx="4" />
        </g>
      ))}
      <path
        className={ink.paper}
        d="M362 152h92a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-36l-4 16-14-16h-38a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12Z"
      />
      <path
        className={ink.ember}
        d="M408 202c-22-14-24-34-10-36 6 0 9 4 10 8 1-4 4-8 10-8 14 2 12 22-10 36Z"
      />
    </Picture>
  );
}
