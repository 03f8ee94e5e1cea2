import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Word from '@site/src/components/Picture/Word';
import ink from '@site/src/components/Picture/styles.module.css';

type ChipProps = {
  y: number;
  children: ReactNode;
};

function Chip({y, children}: ChipProps): ReactNode {
  return (
    <g transform={`translate(10 ${y})`}>
      <rect className={ink.ember} width="140" height="34" rx="17" />
      <Word className={ink.onEmber} x={70} y={23}>
        {children}
      </Word>
    </g>
  );
}

function Mug(): ReactNode {
  return (
    <>
      <path
        className={ink.violet}
        d="M0 0h60v54a18 18 0 0 1-18 18H18A18 18 0 0 1 0 54Z"
      />
      <path className={ink.line} d="M60 14h8a14 14 0 0 1 0 30h-8" />
      <path
        className={ink.emberLine}
        d="M18-12c0-8 8-8 8-16M36-12c0-8 8-8 8-16"
      />
    </>
  );
}

function Flower(): ReactNode {
  return (
    <>
      <path
        className={ink.line}
        d="M0 20v70M0 62c14 0 22-8 24-20M0 76c-14 0-22-8-24-20"
      />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <ellipse
          key={angle}
          className={ink.lilac}
          cy="-20"
          rx="11"
          ry="18"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className={ink.gold} r="12" />
    </>
  );
}

/** A cup on a table and its name. */
export function Photo(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="240" rx="14" />
      <path
        className={ink.veil}
        d="M0 176h160v50a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"
      />
      <g transform="translate(44 110)">
        <Mug />
      </g>
      <Chip y={262}>coffee mug</Chip>
    </>
  );
}

/** A flower in the corners of a viewfinder. */
export function Camera(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="240" rx="14" />
      <g transform="translate(80 104)">
        <Flower />
      </g>
      <path
        className={ink.emberLine}
        d="M30 74V50h24M106 50h24v24M130 186v24h-24M54 210H30v-24"
      />
      <Chip y={222}>daisy</Chip>
      <circle className={ink.paper} cx="80" cy="298" r="22" />
      <circle className={ink.violet} cx="80" cy="298" r="14" />
    </>
  );
}

/** Two things, each in a labeled box. */
export function ObjectDetection(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="320" rx="14" />
      <g transform="translate(30 84)">
        <Mug />
      </g>
      <g transform="translate(104 214) scale(0.66)">
        <Flower />
      </g>
      <Box className={ink.emberLine} at={[16, 46, 100, 122]} rx={6} />
      <rect className={ink.ember} x="16" y="20" width="58" height="26" rx="6" />
      <text className={`${ink.word} ${ink.onEmber}`} x="26" y="39">
        cup
      </text>
      <Box className={ink.line} at={[56, 182, 96, 100]} rx={6} />
      <Box className={ink.violet} at={[56, 280, 72, 26]} rx={6} />
      <text className={`${ink.word} ${ink.onViolet}`} x="66" y="299">
        plant
      </text>
    </>
  );
}

/** A landscape with one flat color for each class. */
export function ImageSegmentation(): ReactNode {
  return (
    <>
      <rect className={ink.lilac} width="160" height="240" rx="14" />
      <path
        className={ink.leaf}
        d="M0 150c40-40 70-10 100-20s40-30 60-20v116a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"
      />
      <circle className={ink.ember} cx="82" cy="106" r="20" />
      <path className={ink.ember} d="M46 240v-60a36 36 0 0 1 72 0v60Z" />
      {[ink.ember, ink.leaf, ink.lilac].map((fill, index) => (
        <g key={fill} transform={`translate(8 ${258 + index * 24})`}>
          <rect className={fill} width="16" height="16" rx="4" />
          <Box className={ink.veil} at={[26, 4, 100 - index * 22, 8]} rx={4} />
        </g>
      ))}
    </>
  );
}

/** A face: one half a photo, the other drawn. */
export function AnimeGan(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="320" rx="14" />
      <path
        className={ink.lilac}
        d="M80 0h66a14 14 0 0 1 14 14v292a14 14 0 0 1-14 14H80Z"
      />
      <path
        className={ink.violet}
        d="M24 182c-8-86 22-122 56-122s64 36 56 122c-2 16-24 18-32 6H56c-8 12-30 10-32-6Z"
      />
      <path
        className={ink.cream}
        d="M40 140c0-30 18-44 40-44s40 14 40 44c0 44-22 76-40 76s-40-32-40-76Z"
      />
      <path
        className={ink.violet}
        d="M38 146c6-34 22-50 42-54 20 4 36 20 42 54-20-8-30-20-34-34-6 18-26 30-50 34Z"
      />
      <circle className={ink.onEmber} cx="62" cy="158" r="4" />
      <ellipse className={ink.violet} cx="98" cy="158" rx="9" ry="13" />
      <circle className={ink.cream} cx="101" cy="152" r="3" />
      <path className={ink.line} d="M70 194c6 5 14 5 20 0" />
      <path className={ink.violet} d="M30 320c0-60 20-84 50-84s50 24 50 84Z" />
      <path
        className={ink.gold}
        d="m134 60 4 12 12 4-12 4-4 12-4-12-12-4 12-4ZM24 40l2 7 7 2-7 3-2 7-3-7-7-3 7-2Z"
      />
      <path className={ink.emberLine} d="M80 0v320" />
    </>
  );
}

const digitScores = [8, 4, 14, 88, 6, 18, 5, 9, 26, 12];

/** A hand-drawn three, and ten bars with the fourth the longest. */
export function Mnist(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="180" rx="14" />
      <path
        className={`${ink.emberLine} ${ink.heavy}`}
        d="M50 44c30-16 64-4 60 20-2 16-20 24-36 24 22 0 42 8 42 28 0 28-42 36-70 18"
      />
      {digitScores.map((score, digit) => (
        <Box
          key={digit}
          className={digit === 3 ? ink.ember : ink.lilac}
          at={[6 + digit * 15, 310 - score, 10, score]}
          rx={3}
        />
      ))}
      <path className={ink.thinLine} d="M4 312h152" />
    </>
  );
}
