import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import styles from './styles.module.css';

/** A model file and its layers. */
export default function ModelPicture(): ReactNode {
  return (
    <Picture
      className={styles.picture}
      label="A file named model.ptl with three layers of a network in it."
      width={240}
      height={150}
    >
      <path
        className={styles.sheet}
        d="M58 8h92l32 32v94a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z"
      />
      <path className={styles.fold} d="M150 8v24a8 8 0 0 0 8 8h24" />
      <path
        className={styles.wire}
        d="m78 58 38-9m-38 9 38 17m-38 9 38-9m-38 9 38-35m0 0 38 18m-38 8 38-8"
      />
      <circle className={styles.node} cx="78" cy="58" r="8" />
      <circle className={styles.node} cx="78" cy="84" r="8" />
      <circle className={styles.node} cx="116" cy="49" r="8" />
      <circle className={styles.node} cx="116" cy="75" r="8" />
      <circle className={styles.lit} cx="154" cy="67" r="8" />
      <text className={styles.fileName} x="116" y="125" textAnchor="middle">
        model.ptl
      </text>
    </Picture>
  );
}
