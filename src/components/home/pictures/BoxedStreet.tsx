import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A bicycle and a bench, each in a labelled bounding box. */
export default function BoxedStreet(): ReactNode {
  return (
    <Picture
      label="A bicycle and a bench. Each has a box and its name."
      width={320}
      height={180}
    >
      <path
        d="M20 158h280"
        stroke="var(--pt-hairline-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g
        fill="none"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="64" cy="130" r="25" />
        <circle cx="142" cy="130" r="25" />
        <path d="m64 130 22-46h40l16 46M86 84l22 46 18-46M64 130h44M80 84h14M126 84l-5-15h13" />
        <path d="M206 130h82M206 112h82M206 94h82M216 130v26M278 130v26" />
      </g>
      <Box className={styles.box} at={[32, 62, 142, 100]} rx={4} />
      <Box className={ink.violet} at={[30.5, 38, 76, 24]} rx={4} />
      <text className={styles.tagText} x="40" y="55">
        bicycle
      </text>
      <Box className={styles.emberBox} at={[196, 82, 102, 80]} rx={4} />
      <Box className={ink.ember} at={[194.5, 58, 68, 24]} rx={4} />
      <text className={styles.emberTagText} x="204" y="75">
        bench
      </text>
    </Picture>
  );
}
