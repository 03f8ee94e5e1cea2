import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** Each with its left edge and its loudness over time, 0 to 1. */
const words = [
  {text: 'WHAT', left: 12, wave: [0.2, 0.5, 0.9, 0.7, 0.8, 0.4, 0.2]},
  {text: 'TREE', left: 125, wave: [0.5, 0.3, 0.6, 1, 0.85, 0.6, 0.3]},
  {text: 'IS', left: 238, wave: [0.4, 0.7, 0.5, 0.2]},
  {text: 'THIS', left: 312, wave: [0.2, 0.4, 0.75, 0.55, 0.35, 0.25]},
] as const;

const step = 13;
const barWidth = 8;
const middle = 62;

function widthOf(wave: readonly number[]): number {
  return (wave.length - 1) * step + barWidth;
}

/** The waveform of a spoken question with its transcript. */
export default function Waveform(): ReactNode {
  return (
    <Picture
      label="The wave of a spoken sentence. Under it are the words: what tree is this."
      width={400}
      height={176}
    >
      {words.map(({text, wave, left}) => (
        <g key={text}>
          {wave.map((loudness, index) => (
            <Box
              className={ink.violet}
              key={index}
              at={[
                left + index * step,
                middle - 54 * loudness,
                barWidth,
                108 * loudness,
              ]}
              rx={4}
            />
          ))}
          <path
            d={`M${left} 128v6h${widthOf(wave)}v-6`}
            fill="none"
            stroke="var(--pt-hairline-strong)"
            strokeWidth="2"
          />
          <text
            className={styles.heard}
            x={left + widthOf(wave) / 2}
            y="162"
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      ))}
    </Picture>
  );
}
