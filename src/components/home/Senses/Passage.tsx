import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A passage with the answer to a question highlighted. */
export default function Passage(): ReactNode {
  return (
    <div className={styles.passage}>
      <p>
        PyTorch Live came out in November 2021. Its second version brought{' '}
        <mark>tensors</mark> to JavaScript in June 2022. In July it took the
        name PlayTorch.
      </p>
      <dl>
        <dt>Question</dt>
        <dd>What did the second version bring?</dd>
        <dt>Answer</dt>
        <dd className={styles.found}>tensors</dd>
      </dl>
    </div>
  );
}
