import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** What the canvas shows once the package works in an app. */
export default function HelloCanvas(): ReactNode {
  return (
    <Phone label="Phone that shows a violet square with an orange triangle in it, pointing to the right.">
      <rect className={styles.canvas} x="44" y="100" width="148" height="148" />
      <path className={styles.ember} d="M88 137l74 37-74 37z" />
    </Phone>
  );
}
