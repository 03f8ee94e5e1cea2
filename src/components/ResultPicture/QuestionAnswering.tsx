import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** A passage, a question, and the answer found in the passage. */
export default function QuestionAnswering(): ReactNode {
  return (
    <Phone label="Phone with three cards. The passage reads: The keeper kept a brass telescope in the attic. The question: Where was the telescope? The answer, also marked in the passage: in the attic.">
      <rect
        className={styles.card}
        x="14"
        y="24"
        width="208"
        height="122"
        rx="12"
      />
      <text className={styles.muted} x="28" y="50">
        Passage
      </text>
      <rect
        className={styles.glow}
        x="24"
        y="107"
        width="86"
        height="25"
        rx="4"
      />
      <text className={styles.words} x="28" y="76">
        The keeper kept a
      </text>
      <text className={styles.words} x="28" y="100">
        brass telescope
      </text>
      <text className={styles.words} x="28" y="125">
        in the attic.
      </text>
      <rect
        className={styles.card}
        x="14"
        y="160"
        width="208"
        height="98"
        rx="12"
      />
      <text className={styles.muted} x="28" y="186">
        Question
      </text>
      <text className={styles.words} x="28" y="212">
        Where was the
      </text>
      <text className={styles.words} x="28" y="236">
        telescope?
      </text>
      <rect
        className={styles.ember}
        x="14"
        y="272"
        width="208"
        height="40"
        rx="20"
      />
      <text className={styles.onEmber} x="118" y="297" textAnchor="middle">
        Ask
      </text>
      <rect
        className={styles.card}
        x="14"
        y="326"
        width="208"
        height="66"
        rx="12"
      />
      <text className={styles.muted} x="28" y="351">
        Answer
      </text>
      <text className={styles.title} x="28" y="378">
        in the attic
      </text>
    </Phone>
  );
}
