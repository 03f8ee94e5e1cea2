import type {ReactNode} from 'react';
import Flame from '@site/src/components/Picture/Flame';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const code = [
  '1110111',
  '1010101',
  '1110111',
  '0001000',
  '1110110',
  '1010011',
  '1110101',
];

/** One path: between rectangles, seams would show. */
const modules = code
  .flatMap((row, y) =>
    Array.from(row, (module, x) =>
      module === '1' ? `M${x * 14} ${y * 14}h14v14h-14z` : '',
    ),
  )
  .join('');

/** Two apps scan the same code, but only one can run the model. */
export default function FaqPicture(): ReactNode {
  return (
    <div className={styles.figure}>
      <Picture
        label="Two phones scan the same code. Expo Go has a hole where the native code for models belongs; the PlayTorch app has it."
        width={600}
        height={300}
      >
        <g transform="translate(251 88)">
          <rect
            className={ink.paper}
            x="-14"
            y="-14"
            width="126"
            height="126"
            rx="16"
          />
          <path className={ink.ink} shapeRendering="crispEdges" d={modules} />
        </g>
        <path className={ink.dashes} d="M236 136H170" />
        <path className={ink.emberLine} d="M365 136h66M424 128l8 8-8 8" />
        <rect
          className={ink.paper}
          x="40"
          y="20"
          width="128"
          height="226"
          rx="22"
        />
        <rect
          className={ink.veil}
          x="56"
          y="44"
          width="96"
          height="40"
          rx="10"
        />
        <rect
          className={ink.dashes}
          x="56"
          y="96"
          width="96"
          height="84"
          rx="10"
        />
        <path className={ink.thinLine} d="m92 126 24 24M116 126l-24 24" />
        <rect
          className={ink.veil}
          x="56"
          y="192"
          width="96"
          height="34"
          rx="10"
        />
        <text
          className={`${ink.word} ${ink.large}`}
          x="104"
          y="284"
          textAnchor="middle"
        >
          Expo Go
        </text>
        <rect
          className={ink.paper}
          x="432"
          y="20"
          width="128"
          height="226"
          rx="22"
        />
        <rect
          className={ink.lilac}
          x="448"
          y="44"
          width="96"
          height="40"
          rx="10"
        />
        <rect
          className={ink.violet}
          x="448"
          y="96"
          width="96"
          height="84"
          rx="10"
        />
        <Flame x={470} y={106} scale={2} />
        <rect
          className={ink.lilac}
          x="448"
          y="192"
          width="96"
          height="34"
          rx="10"
        />
        <text
          className={`${ink.word} ${ink.large}`}
          x="496"
          y="284"
          textAnchor="middle"
        >
          PlayTorch
        </text>
      </Picture>
    </div>
  );
}
