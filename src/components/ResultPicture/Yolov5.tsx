import type {ReactNode} from 'react';
import Box from './Box';
import Phone from './Phone';
import styles from './styles.module.css';

/** A street with bounding boxes around a car and a dog. */
export default function Yolov5(): ReactNode {
  return (
    <Phone label="Phone with a photo of a street. Two boxes are drawn on it, labelled car and dog.">
      <rect className={styles.wall} width="236" height="250" rx="23" />
      <rect className={styles.lilac} x="20" y="60" width="62" height="180" />
      <rect className={styles.shadow} x="150" y="96" width="70" height="144" />
      <path
        className={styles.table}
        d="M0 238h236v151a23 23 0 0 1-23 23H23a23 23 0 0 1-23-23z"
      />
      <path
        className={styles.violet}
        d="M30 216c2-14 12-18 24-18l16-24c4-6 8-8 14-8h40c8 0 14 4 18 10l14 22c14 2 22 8 22 22v26H30z"
      />
      <path
        className={styles.pane}
        d="M80 196l12-18h20v18zM118 178h18l12 18h-30z"
      />
      <circle className={styles.ink} cx="66" cy="246" r="16" />
      <circle className={styles.ink} cx="142" cy="246" r="16" />
      <path
        className={styles.pot}
        d="M150 322l10-12h28l10-18 12 6 10 2-4 10-12 4-4 12v34h-8v-24h-26v24h-8v-26c-4-2-8-6-8-12z"
      />
      <Box label="car" x={24} y={162} width={158} height={104} />
      <Box label="dog" x={142} y={288} width={84} height={76} />
    </Phone>
  );
}
