import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

const story = [
  'It was the last boat',
  'of the summer, and',
  'nobody waved when',
  'it left the pier.',
];

/** A prompt, a button, and the text that the server generated. */
export default function GptClient(): ReactNode {
  return (
    <Phone label="Phone with an input that reads: It was the last boat of the summer, and. Under it a button Send, and the text that came back: It was the last boat of the summer, and nobody waved when it left the pier.">
      <text className={styles.strongWords} x="18" y="52">
        Beginning of a text
      </text>
      <rect
        className={styles.card}
        x="14"
        y="66"
        width="208"
        height="92"
        rx="10"
      />
      {story.slice(0, 2).map((line, index) => (
        <text key={line} className={styles.words} x="28" y={96 + index * 25}>
          {line}
        </text>
      ))}
      <rect
        className={styles.ember}
        x="14"
        y="174"
        width="208"
        height="40"
        rx="8"
      />
      <text className={styles.onEmber} x="118" y="199" textAnchor="middle">
        Send
      </text>
      <rect
        className={styles.glow}
        x="24"
        y="297"
        width="152"
        height="52"
        rx="4"
      />
      {story.map((line, index) => (
        <text key={line} className={styles.words} x="28" y={266 + index * 25}>
          {line}
        </text>
      ))}
    </Phone>
  );
}
