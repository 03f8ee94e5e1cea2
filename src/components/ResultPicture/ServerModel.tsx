import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A terminal, a server, and the JSON response. */
export default function ServerModel(): ReactNode {
  return (
    <svg
      className={styles.wide}
      role="img"
      aria-label="Three boxes joined by arrows. A curl command sends the prompt The keeper to the path gpt. A computer with port 5000 runs GPT-Neo. JSON with generated_text comes back and continues the prompt."
      viewBox="0 0 320 360"
      width="320"
      height="360"
    >
      <rect
        className={styles.card}
        x="10"
        y="6"
        width="300"
        height="92"
        rx="12"
      />
      <circle className={styles.ember} cx="28" cy="24" r="5" />
      <circle className={styles.lilac} cx="44" cy="24" r="5" />
      <text className={styles.code} x="26" y="58">
        curl -F &quot;prompt=The keeper&quot;
      </text>
      <text className={styles.code} x="26" y="82">
        …:5000/gpt
      </text>
      <path className={styles.arrow} d="M160 104v22m-7-7l7 7 7-7" />
      <rect
        className={styles.cell}
        x="70"
        y="134"
        width="180"
        height="86"
        rx="12"
      />
      <text className={styles.title} x="160" y="170" textAnchor="middle">
        GPT-Neo 1.3B
      </text>
      <text className={styles.words} x="160" y="198" textAnchor="middle">
        your computer
      </text>
      <path className={styles.arrow} d="M160 226v22m-7-7l7 7 7-7" />
      <rect
        className={styles.card}
        x="10"
        y="256"
        width="300"
        height="96"
        rx="12"
      />
      <rect
        className={styles.glow}
        x="22"
        y="316"
        width="156"
        height="25"
        rx="4"
      />
      <text className={styles.code} x="26" y="284">
        {'{"generated_text":'}
      </text>
      <text className={styles.code} x="26" y="309">
        {' "The keeper opened the'}
      </text>
      <text className={styles.code} x="26" y="334">
        {' door and saw …"}'}
      </text>
    </svg>
  );
}
