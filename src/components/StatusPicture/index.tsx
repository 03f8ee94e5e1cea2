import type {ReactNode} from 'react';
import Flame from '@site/src/components/Picture/Flame';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const formats = ['.pte', '.onnx', '.tflite'];

/** From a model file of the toolkit back to Python, and on to three other files. */
export default function StatusPicture(): ReactNode {
  return (
    <div className={styles.figure}>
      <Picture
        label="A model in Python was exported to a .ptl file for PlayTorch. Export the same model again, to a .pte, .onnx or .tflite file."
        width={600}
        height={220}
      >
        <rect
          className={ink.paper}
          x="8"
          y="72"
          width="128"
          height="76"
          rx="14"
        />
        <Flame x={24} y={80} scale={1.6} />
        <text
          className={`${ink.word} ${ink.large}`}
          x="98"
          y="117"
          textAnchor="middle"
        >
          .ptl
        </text>
        <path className={ink.dashes} d="M222 110h-78" />
        <rect
          className={ink.violet}
          x="224"
          y="66"
          width="132"
          height="88"
          rx="14"
        />
        <text
          className={`${ink.word} ${ink.onViolet} ${ink.large}`}
          x="290"
          y="117"
          textAnchor="middle"
        >
          Python
        </text>
        {formats.map((format, index) => {
          const y = 12 + index * 70;
          return (
            <g key={format}>
              <path className={ink.emberLine} d={`M364 110 448 ${y + 28}`} />
              <rect
                className={ink.paper}
                x="452"
                y={y}
                width="136"
                height="56"
                rx="14"
              />
              <text
                className={`${ink.word} ${ink.large}`}
                x="520"
                y={y + 35}
                textAnchor="middle"
              >
                {format}
              </text>
            </g>
          );
        })}
      </Picture>
    </div>
  );
}
