import type {ReactNode} from 'react';
import Box from './Box';
import Phone from './Phone';
import styles from './styles.module.css';

/** A room with bounding boxes around a cat, a couch and a plant. */
export default function ObjectDetection(): ReactNode {
  return (
    <Phone label="Phone with a photo of a living room. Three boxes are drawn on it, labelled couch, cat and plant.">
      <rect className={styles.wall} width="236" height="300" rx="23" />
      <path
        className={styles.table}
        d="M0 290h236v99a23 23 0 0 1-23 23H23a23 23 0 0 1-23-23z"
      />
      <rect
        className={styles.violet}
        x="26"
        y="196"
        width="144"
        height="70"
        rx="16"
      />
      <rect
        className={styles.lilac}
        x="18"
        y="244"
        width="160"
        height="56"
        rx="14"
      />
      <path
        className={styles.ink}
        d="M74 246c-4-22 0-34 4-44l8 9h12l8-9c4 10 6 20 4 30 16 4 20 14 16 20H82c-5 0-7-2-8-6z"
      />
      <path
        className={styles.leaf}
        d="M205 240c-24-18-18-46-14-58 16 12 20 34 14 58zM205 240c-2-26 6-40 16-48 4 18 0 36-16 48z"
      />
      <path className={styles.pot} d="M188 240h34l-6 52h-22z" />
      <Box label="couch" x={14} y={188} width={168} height={116} />
      <Box label="cat" x={66} y={196} width={62} height={60} />
      <Box label="plant" x={174} y={176} width={54} height={120} />
      <rect
        className={styles.card}
        x="58"
        y="348"
        width="120"
        height="40"
        rx="20"
      />
      <text className={styles.words} x="118" y="373" textAnchor="middle">
        Again
      </text>
    </Phone>
  );
}
