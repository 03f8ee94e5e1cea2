import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

const rejected = [
  [94, 28, 112, 104],
  [112, 40, 120, 112],
  [84, 46, 118, 96],
  [104, 18, 96, 122],
  [120, 34, 110, 92],
] as const;

/** Overlapping bounding boxes around a cup; one of them is kept. */
export default function ManyBoxes(): ReactNode {
  return (
    <Picture
      label="Five thin boxes lie around a cup; one strong box fits it."
      width={320}
      height={180}
    >
      <g
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="2"
        opacity="0.55"
        strokeDasharray="5 5"
      >
        {rejected.map(([x, y, width, height]) => (
          <rect key={x} x={x} y={y} width={width} height={height} rx="3" />
        ))}
      </g>
      <path
        className={ink.ink}
        d="M118 62h68v52a24 24 0 0 1-24 24h-20a24 24 0 0 1-24-24z"
      />
      <path
        d="M186 74h8a15 15 0 0 1 0 32h-8"
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="9"
      />
      <path
        d="M138 50c-8-9 8-13 0-22M160 50c-8-9 8-13 0-22"
        fill="none"
        stroke="var(--pt-hairline-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Box className={styles.emberBox} at={[106, 50, 116, 98]} rx={4} />
      <Box className={ink.ember} at={[104.5, 148, 52, 24]} rx={4} />
      <text className={styles.emberTagText} x="114" y="165">
        cup
      </text>
    </Picture>
  );
}
