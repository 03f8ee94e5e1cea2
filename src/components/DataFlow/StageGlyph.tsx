import type {ReactNode} from 'react';
import type {StageKind} from '@site/src/data/dataFlows';
import styles from './styles.module.css';

/** Three overlapping squares: the channels of a tensor. */
const channels = (
  <>
    <rect
      className={styles.outline}
      x="16"
      y="6"
      width="18"
      height="18"
      rx="2"
    />
    <rect
      className={styles.outline}
      x="11"
      y="11"
      width="18"
      height="18"
      rx="2"
    />
    <rect
      className={styles.filled}
      x="6"
      y="16"
      width="18"
      height="18"
      rx="2"
    />
  </>
);

const drawings: Record<StageKind, ReactNode> = {
  image: (
    <>
      <rect
        className={styles.outline}
        x="5"
        y="8"
        width="30"
        height="24"
        rx="3"
      />
      <circle className={styles.filled} cx="14" cy="16" r="3" />
      <path className={styles.filled} d="M9 29l8-9 5 5 4-4 6 8z" />
    </>
  ),
  bytes: (
    <>
      <rect
        className={styles.outline}
        x="4"
        y="15"
        width="32"
        height="10"
        rx="2"
      />
      <path className={styles.rule} d="M12 15v10M20 15v10M28 15v10" />
      <rect className={styles.filled} x="5" y="16" width="6" height="8" />
    </>
  ),
  tensor: channels,
  text: (
    <>
      <rect
        className={styles.outline}
        x="4"
        y="10"
        width="11"
        height="8"
        rx="2"
      />
      <rect
        className={styles.filled}
        x="18"
        y="10"
        width="18"
        height="8"
        rx="2"
      />
      <rect
        className={styles.outline}
        x="4"
        y="22"
        width="20"
        height="8"
        rx="2"
      />
      <rect
        className={styles.outline}
        x="27"
        y="22"
        width="9"
        height="8"
        rx="2"
      />
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
      <rect
        className={styles.outline}
        x="5"
        y="8"
        width="30"
        height="24"
        rx="3"
      />
      <path className={styles.tick} d="M12 20l6 6 10-12" />
    </>
  ),
};

type Props = {kind: StageKind};

/** A small drawing of the data at a stage. */
export default function StageGlyph({kind}: Props): ReactNode {
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
