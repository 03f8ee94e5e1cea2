import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A Python model becomes a file that a phone can load. */
export default function CustomModel(): ReactNode {
  return (
    <Picture
      className={styles.wide}
      label="Three boxes joined by arrows: a network in Python, a file named mobilenet_v3_small.ptl, and a phone."
      width={320}
      height={360}
    >
      <Box className={styles.card} at={[30, 6, 260, 100]} rx={12} />
      <text className={styles.title} x="160" y="36" textAnchor="middle">
        Python
      </text>
      <path
        className={styles.weak}
        d="M90 66l70-12M90 66l70 24M90 88l70-34M90 88l70 2M160 54l70 20M160 90l70-16"
      />
      <circle className={ink.violet} cx="90" cy="62" r="9" />
      <circle className={ink.violet} cx="90" cy="88" r="9" />
      <circle className={ink.violet} cx="160" cy="54" r="9" />
      <circle className={ink.violet} cx="160" cy="90" r="9" />
      <circle className={ink.ember} cx="230" cy="74" r="9" />
      <path className={styles.arrow} d="M160 112v24m-8-8l8 8 8-8" />
      <Box className={styles.cell} at={[30, 144, 260, 72]} rx={12} />
      <text x="160" y="174" textAnchor="middle">
        mobilenet_v3_small.ptl
      </text>
      <text className={styles.muted} x="160" y="200" textAnchor="middle">
        about 10 MB
      </text>
      <path className={styles.arrow} d="M160 222v24m-8-8l8 8 8-8" />
      <Box className={ink.paper} at={[120, 254, 80, 104]} rx={14} />
      <Box className={ink.shade} at={[126, 262, 68, 88]} rx={9} />
      <path className={ink.ember} d="M148 288l30 18-30 18z" />
    </Picture>
  );
}
