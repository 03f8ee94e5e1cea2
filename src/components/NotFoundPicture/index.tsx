import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';

/** A tensor of shape 4, 0, 4, which has no elements. */
export default function NotFoundPicture(): ReactNode {
  return (
    <Picture
      label="An empty tensor of size 4, 0, 4: two rows of four blocks, and between them only outlines."
      width={480}
      height={330}
    >
      {[0, 1, 2, 3].map((column) => (
        <g key={column} transform={`translate(${66 + column * 90} 0)`}>
          <rect className={ink.violet} y="16" width="78" height="60" rx="14" />
          <rect className={ink.dashes} y="92" width="78" height="60" rx="14" />
          <rect className={ink.lilac} y="168" width="78" height="60" rx="14" />
        </g>
      ))}
      {[4, 0, 4].map((size, row) => (
        <text key={row} className={ink.word} x="26" y={54 + row * 76}>
          {size}
        </text>
      ))}
      <Box className={ink.paper} at={[66, 262, 348, 48]} rx={14} />
      <text className={ink.code} x="240" y="293" textAnchor="middle">
        tensor([], size=(4, 0, 4))
      </text>
    </Picture>
  );
}
