import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** A camera view of a mug with its name and the score above it. */
export default function ImageClassification(): ReactNode {
  return (
    <Phone label="Phone with a camera view of a steaming mug on a table. A label at the top reads coffee mug, 87 %; a round button at the bottom takes the picture.">
      <rect className={styles.wall} width="236" height="280" rx="23" />
      <path
        className={styles.table}
        d="M0 262h236v127a23 23 0 0 1-23 23H23a23 23 0 0 1-23-23z"
      />
      <path className={styles.steam} d="M96 168c-10-14 10-22 0-38" />
      <path className={styles.steam} d="M122 168c-10-14 10-22 0-38" />
      <ellipse className={styles.shadow} cx="112" cy="290" rx="66" ry="10" />
      <path
        className={styles.violet}
        d="M62 182h94v84a24 24 0 0 1-24 24H86a24 24 0 0 1-24-24z"
      />
      <path className={styles.handle} d="M156 204h10a20 20 0 0 1 0 44h-10" />
      <ellipse className={styles.lilac} cx="109" cy="182" rx="47" ry="10" />
      <rect
        className={styles.card}
        x="20"
        y="30"
        width="196"
        height="52"
        rx="10"
      />
      <text className={styles.title} x="118" y="62" textAnchor="middle">
        coffee mug (87 %)
      </text>
      <circle className={styles.ring} cx="118" cy="366" r="25" />
      <circle className={styles.ember} cx="118" cy="366" r="18" />
    </Phone>
  );
}
