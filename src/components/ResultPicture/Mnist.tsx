import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** A hand-drawn three with two guesses below it. */
export default function Mnist(): ReactNode {
  return (
    <Phone label="Phone with a violet square on which somebody drew a white 3. Under it the guesses: three with 97 percent and five with 2 percent, and a button Clear.">
      <rect className={styles.page} width="236" height="412" rx="23" />
      <rect className={styles.canvas} y="36" width="236" height="236" />
      <path
        className={styles.pen}
        d="M78 92c18-24 78-22 78 16 0 30-36 38-48 40 16 0 56 8 52 44-4 38-66 44-90 16"
      />
      <text className={styles.onPage} x="118" y="310" textAnchor="middle">
        ③ three, 97 %
      </text>
      <text className={styles.onPage} x="118" y="338" textAnchor="middle">
        ⑤ five, 2 %
      </text>
      <rect
        className={styles.ember}
        x="68"
        y="356"
        width="100"
        height="36"
        rx="8"
      />
      <text className={styles.onEmber} x="118" y="379" textAnchor="middle">
        Clear
      </text>
    </Phone>
  );
}
