import type {ReactNode} from 'react';
import clsx from 'clsx';
import Box from '@site/src/components/Picture/Box';
import Flame from '@site/src/components/Picture/Flame';
import Picture from '@site/src/components/Picture';
import Word from '@site/src/components/Picture/Word';
import ink from '@site/src/components/Picture/styles.module.css';

const formats = ['.pte', '.onnx', '.tflite'];

/** From a model file of the toolkit back to Python, and on to three other files. */
export default function StatusPicture(): ReactNode {
  return (
    <div className={ink.figure}>
      <Picture
        label="A model in Python was exported to a .ptl file for PlayTorch. Export the same model again, to a .pte, .onnx or .tflite file."
        width={600}
        height={220}
      >
        <Box className={ink.paper} at={[8, 72, 128, 76]} rx={14} />
        <Flame x={24} y={80} scale={1.6} />
        <Word className={ink.large} x={98} y={117}>
          .ptl
        </Word>
        <path className={ink.dashes} d="M222 110h-78" />
        <Box className={ink.violet} at={[224, 66, 132, 88]} rx={14} />
        <Word className={clsx(ink.onViolet, ink.large)} x={290} y={117}>
          Python
        </Word>
        {formats.map((format, index) => {
          const y = 12 + index * 70;
          return (
            <g key={format}>
              <path className={ink.emberLine} d={`M364 110 448 ${y + 28}`} />
              <Box className={ink.paper} at={[452, y, 136, 56]} rx={14} />
              <Word className={ink.large} x={520} y={y + 35}>
                {format}
              </Word>
            </g>
          );
        })}
      </Picture>
    </div>
  );
}
