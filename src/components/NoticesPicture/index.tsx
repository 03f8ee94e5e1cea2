import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Flame from '@site/src/components/Picture/Flame';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';

const rows = [
  {y: 262, widths: [96, 64, 120, 88, 72]},
  {y: 208, widths: [72, 112, 64, 96]},
  {y: 154, widths: [88, 64, 104]},
];

const inks = [ink.lilac, ink.veil, ink.violet, ink.veil];

/** A wall of blocks with a block on top that shows a flame. */
export default function NoticesPicture(): ReactNode {
  return (
    <Picture
      label="A wall of blocks of many sizes. On top of it stands one block with a flame."
      width={480}
      height={330}
    >
      {rows.map(({y, widths}, row) => {
        const total = widths.reduce((sum, width) => sum + width + 6, -6);
        let x = (480 - total) / 2;
        return widths.map((width, index) => {
          const left = x;
          x += width + 6;
          return (
            <Box
              key={left}
              className={inks[(row + index) % inks.length]}
              at={[left, y, width, 48]}
              rx={10}
            />
          );
        });
      })}
      <Box className={ink.paper} at={[188, 40, 104, 108]} rx={18} />
      <Flame x={194} y={46} scale={3} />
      <path className={ink.thinLine} d="M6 318h468" />
    </Picture>
  );
}
