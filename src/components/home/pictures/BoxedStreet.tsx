import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A bicycle and a bench, each in a labelled bounding box. */
export default function BoxedStreet(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="A bicycle and a bench. Each has a box and its name."
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
      <rect
        className={styles.box}
        x="32"
        y="62"
        width="142"
        height="100"
        rx="4"
      />
      <rect
        className={styles.tag}
        x="30.500"
        y="38"
        width="76"
        height="24"
        rx="4"
      />
      <text className={styles.tagText} x="40" y="55">
        bicycle
      </text>
      <rect
        className={styles.emberBox}
        x="196"
        y="82"
        width="102"
        height="80"
        rx="4"
      />
      <rect
        className={styles.emberTag}
        x="194.500"
        y="58"
        width="68"
        height="24"
        rx="4"
      />
      <text className={styles.emberTagText} x="204" y="75">
        bench
      </text>
    </svg>
  );
}
