import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Flame from '@site/src/components/Picture/Flame';
import Picture from '@site/src/components/Picture';
import Word from '@site/src/components/Picture/Word';
import ink from '@site/src/components/Picture/styles.module.css';

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

/** Two apps scan the same code, and neither runs it. */
export default function FaqPicture(): ReactNode {
  return (
    <div className={ink.figure}>
      <Picture
        label="Two phones scan the same code, and neither loads it. Expo Go has a hole where the native code for models belongs; the PlayTorch app has that code."
        width={600}
        height={300}
      >
        <g transform="translate(251 88)">
          <Box className={ink.paper} at={[-14, -14, 126, 126]} rx={16} />
          <path className={ink.ink} shapeRendering="crispEdges" d={modules} />
        </g>
        <path className={ink.dashes} d="M236 136H170M365 136h66" />
        <Box className={ink.paper} at={[40, 20, 128, 226]} rx={22} />
        <Box className={ink.veil} at={[56, 44, 96, 40]} rx={10} />
        <Box className={ink.dashes} at={[56, 96, 96, 84]} rx={10} />
        <path className={ink.thinLine} d="m92 126 24 24M116 126l-24 24" />
        <Box className={ink.veil} at={[56, 192, 96, 34]} rx={10} />
        <Word className={ink.large} x={104} y={284}>
          Expo Go
        </Word>
        <Box className={ink.paper} at={[432, 20, 128, 226]} rx={22} />
        <Box className={ink.lilac} at={[448, 44, 96, 40]} rx={10} />
        <Box className={ink.violet} at={[448, 96, 96, 84]} rx={10} />
        <Flame x={470} y={106} scale={2} />
        <Box className={ink.lilac} at={[448, 192, 96, 34]} rx={10} />
        <Word className={ink.large} x={496} y={284}>
          PlayTorch
        </Word>
      </Picture>
    </div>
  );
}
