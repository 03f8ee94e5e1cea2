import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** Camera frames one behind the other; the newest has a label. */
export default function LiveFrames(): ReactNode {
  return (
    <Picture
      label="Three camera frames one behind the other. The newest shows a mug, with the label “mug”."
      width={320}
      height={180}
    >
      {[44, 22, 0].map((shift) => (
        <Box
          key={shift}
          at={[84 + shift, 52 - shift / 2, 128, 92]}
          rx={10}
          fill="var(--pt-raised)"
          stroke="var(--ifm-color-primary)"
          strokeWidth="4"
        />
      ))}
      <path
        d="M122 80h44v26a14 14 0 0 1-14 14h-16a14 14 0 0 1-14-14zM166 86h6a9 9 0 0 1 0 20h-6"
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <Box className={ink.violet} at={[108, 140, 80, 30]} rx={15} />
      <text className={styles.chip} x="148" y="161" textAnchor="middle">
        mug
      </text>
    </Picture>
  );
}
