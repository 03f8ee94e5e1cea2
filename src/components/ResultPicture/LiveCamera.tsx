import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** A camera view of a mug among other frames, with its name above it and no button. */
export default function LiveCamera(): ReactNode {
  return (
    <Phone label="Phone with a camera view of a mug and, behind it, the frames that came before. A label at the top reads coffee mug; there is no button.">
      <rect
        className={styles.card}
        x="52"
        y="118"
        width="160"
        height="210"
        rx="14"
      />
      <rect
        className={styles.card}
        x="38"
        y="132"
        width="160"
        height="210"
        rx="14"
      />
      <rect
        className={styles.card}
        x="24"
        y="146"
        width="160"
        height="210"
        rx="14"
      />
      <ellipse className={styles.shadow} cx="98" cy="310" rx="52" ry="8" />
      <path
        className={styles.violet}
        d="M60 222h74v66a20 20 0 0 1-20 20H80a20 20 0 0 1-20-20z"
      />
      <path className={styles.handle} d="M134 240h8a16 16 0 0 1 0 34h-8" />
      <ellipse className={styles.lilac} cx="97" cy="222" rx="37" ry="8" />
      <rect
        className={styles.card}
        x="20"
        y="30"
        width="196"
        height="52"
        rx="10"
      />
      <text className={styles.title} x="118" y="62" textAnchor="middle">
        coffee mug
      </text>
    </Phone>
  );
}
