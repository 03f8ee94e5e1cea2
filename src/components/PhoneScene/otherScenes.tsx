import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Flame from '@site/src/components/Picture/Flame';
import Word from '@site/src/components/Picture/Word';
import ink from '@site/src/components/Picture/styles.module.css';

/** A question, and a passage with the answer highlighted. */
export function QuestionAnswering(): ReactNode {
  return (
    <>
      <Box className={ink.violet} at={[24, 8, 136, 60]} rx={16} />
      <Box className={ink.onViolet} at={[40, 26, 96, 8]} rx={4} />
      <Box className={ink.onViolet} at={[40, 44, 60, 8]} rx={4} />
      <rect className={ink.shade} y="92" width="160" height="170" rx="14" />
      {[112, 134, 156, 200, 222].map((y, index) => (
        <Box
          key={y}
          className={ink.veil}
          at={[14, y, index % 2 === 0 ? 132 : 116, 9]}
          rx={4}
        />
      ))}
      <rect className={ink.veil} x="14" y="178" width="30" height="9" rx="4" />
      <Box className={ink.ember} at={[50, 172, 84, 21]} rx={6} />
      <path className={ink.emberLine} d="M92 193v88" />
      <Box className={ink.paper} at={[30, 281, 124, 36]} rx={14} />
      <Box className={ink.ember} at={[46, 294, 84, 10]} rx={5} />
    </>
  );
}

/** Shapes on a canvas, and a curve with its control points. */
export function Canvas(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="320" rx="14" />
      <circle className={ink.violet} cx="56" cy="70" r="36" />
      <rect className={ink.lilac} x="76" y="58" width="64" height="64" rx="8" />
      <path className={ink.emberLine} d="M20 250c20-120 60 40 120-90" />
      <path className={ink.dashes} d="M20 250 48 150M140 160l-36 80" />
      <circle className={ink.paper} cx="48" cy="150" r="6" />
      <circle className={ink.paper} cx="104" cy="240" r="6" />
      <circle className={ink.ember} cx="20" cy="250" r="6" />
      <circle className={ink.ember} cx="140" cy="160" r="6" />
      <path className={ink.thinLine} d="M20 290h120M20 284v12M140 284v12" />
    </>
  );
}

/** A bird with a helmet between pillars under stars. */
export function AstroBird(): ReactNode {
  return (
    <>
      <rect className={ink.night} width="160" height="320" rx="14" />
      <path
        className={ink.gold}
        d="m26 40 2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM72 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM40 250l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM84 280l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
      />
      <path
        className={ink.lilac}
        d="M108 0h36v90h6v20h-48V90h6ZM108 320h36v-86h6v-20h-48v20h6Z"
      />
      <circle className={ink.violet} cx="52" cy="160" r="28" />
      <circle className={ink.ember} cx="52" cy="160" r="20" />
      <path
        className={ink.gold}
        d="m70 156 16 6-16 6ZM30 158c-16-2-20 8-20 18 10 2 22 0 26-8Z"
      />
      <circle className={ink.onEmber} cx="60" cy="154" r="4" />
    </>
  );
}

const codeLines = [
  {x: 16, width: 90},
  {x: 32, width: 112},
  {x: 32, width: 84},
  {x: 16, width: 44},
];

/** A project: lines of code and the toolkit's flame. */
export function Snack(): ReactNode {
  return (
    <>
      <rect className={ink.shade} width="160" height="320" rx="14" />
      <path className={ink.line} d="M44 104 16 136l28 32M116 104l28 32-28 32" />
      <Flame x={40} y={96} scale={2.5} />
      {codeLines.map(({x, width}, index) => (
        <Box
          key={index}
          className={index === 1 ? ink.ember : ink.veil}
          at={[x, 214 + index * 24, width, 10]}
          rx={5}
        />
      ))}
    </>
  );
}

const pairs = [
  {french: 'le', english: 'the'},
  {french: 'chat', english: 'cat'},
  {french: 'dort', english: 'sleeps'},
];

/** Three French words, each linked to its English translation. */
export function Translation(): ReactNode {
  return (
    <>
      {pairs.map(({french, english}, index) => (
        <g key={french} transform={`translate(0 ${20 + index * 100})`}>
          <rect className={ink.violet} width="76" height="32" rx="10" />
          <Word lang="fr" className={ink.onViolet} x={38} y={22}>
            {french}
          </Word>
          <path className={ink.emberLine} d="M38 34c0 20 20 14 60 22" />
          <Box className={ink.ember} at={[78, 50, 82, 32]} rx={10} />
          <Word className={ink.onEmber} x={119} y={72}>
            {english}
          </Word>
        </g>
      ))}
    </>
  );
}
