import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import type {NodeKind} from '@site/content/data/dataFlows';
import styles from './styles.module.css';

const drawings: Record<NodeKind, ReactNode> = {
  image: (
    <>
      <Box className={styles.outline} at={[5, 8, 30, 24]} rx={3} />
      <circle className={styles.filled} cx="14" cy="16" r="3" />
      <path className={styles.filled} d="M9 29l8-9 5 5 4-4 6 8z" />
    </>
  ),
  bytes: (
    <>
      <Box className={styles.outline} at={[4, 15, 32, 10]} rx={2} />
      <path className={styles.rule} d="M12 15v10M20 15v10M28 15v10" />
      <rect className={styles.filled} x="5" y="16" width="6" height="8" />
    </>
  ),
  // Three overlapping squares: its channels.
  tensor: (
    <>
      <Box className={styles.outline} at={[16, 6, 18, 18]} rx={2} />
      <Box className={styles.outline} at={[11, 11, 18, 18]} rx={2} />
      <Box className={styles.filled} at={[6, 16, 18, 18]} rx={2} />
    </>
  ),
  text: (
    <>
      <Box className={styles.outline} at={[4, 10, 11, 8]} rx={2} />
      <Box className={styles.filled} at={[18, 10, 18, 8]} rx={2} />
      <Box className={styles.outline} at={[4, 22, 20, 8]} rx={2} />
      <Box className={styles.outline} at={[27, 22, 9, 8]} rx={2} />
    </>
  ),
  model: (
    <>
      <path
        className={styles.rule}
        d="M9 12l11-3M9 12l11 11M9 28l11-19M9 28l11-5M20 9l11 11M20 23l11-3M9 28l11 3M20 31l11-11"
      />
      <circle className={styles.outline} cx="9" cy="12" r="4" />
      <circle className={styles.outline} cx="9" cy="28" r="4" />
      <circle className={styles.outline} cx="20" cy="9" r="4" />
      <circle className={styles.outline} cx="20" cy="23" r="4" />
      <circle className={styles.outline} cx="20" cy="33" r="3" />
      <circle className={styles.filled} cx="31" cy="20" r="4" />
    </>
  ),
  result: (
    <>
      <Box className={styles.outline} at={[5, 8, 30, 24]} rx={3} />
      <path className={styles.tick} d="M12 20l6 6 10-12" />
    </>
  ),
};

type Props = {kind: NodeKind};

/** A small drawing of the data at a node. */
export default function NodeGlyph({kind}: Props): ReactNode {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  );
}
