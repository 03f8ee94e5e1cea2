import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A computer mouse in a camera's viewfinder, with its label. */
export default function Viewfinder(): ReactNode {
  return (
    <Picture
      label="A computer mouse in the viewfinder of a camera, with the label “mouse”."
      width={320}
      height={180}
    >
      <path
        d="M96 48V30h24M200 30h24v18M224 112v18h-24M120 130H96v-18"
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Box
        at={[132, 44, 56, 74]}
        rx={28}
        fill="var(--pt-raised)"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
      />
      <path
        d="M132 76h56M160 44v32"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
      />
      <Box className={ink.ember} at={[155, 54, 10, 18]} rx={5} />
      <Box className={ink.violet} at={[110, 140, 100, 30]} rx={15} />
      <text className={styles.chip} x="160" y="161" textAnchor="middle">
        mouse
      </text>
    </Picture>
  );
}
