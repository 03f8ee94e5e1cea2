import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

const french = [
  ['je', 20, 58],
  ['suis', 84, 58],
  ['heureux', 148, 74],
] as const;
const english = [
  ['i', 30, 40],
  ['am', 78, 52],
  ['happy', 138, 66],
] as const;

/** French words and their English translation. */
export default function Translation(): ReactNode {
  return (
    <Phone label="Phone with a French sentence cut into words, je suis heureux, above the English words i am happy. Lines of different strength show which French word each English word looks at.">
      <text className={styles.muted} x="20" y="62">
        French
      </text>
      {french.map(([word, x, width]) => (
        <g key={word}>
          <rect
            className={styles.card}
            x={x - 4}
            y="80"
            width={width}
            height="40"
            rx="10"
          />
          <text
            lang="fr"
            className={styles.words}
            x={x - 4 + width / 2}
            y="105"
            textAnchor="middle"
          >
            {word}
          </text>
        </g>
      ))}
      <path
        className={styles.strong}
        d="M45 120L50 270M109 120L104 270M181 120L171 270"
      />
      <path
        className={styles.weak}
        d="M45 120L104 270M109 120L171 270M181 120L104 270"
      />
      <text className={styles.muted} x="20" y="334">
        English
      </text>
      {english.map(([word, x, width]) => (
        <g key={word}>
          <rect
            className={styles.ember}
            x={x}
            y="270"
            width={width}
            height="40"
            rx="10"
          />
          <text
            className={styles.onEmber}
            x={x + width / 2}
            y="295"
            textAnchor="middle"
          >
            {word}
          </text>
        </g>
      ))}
      <rect
        className={styles.card}
        x="48"
        y="354"
        width="140"
        height="40"
        rx="20"
      />
      <text className={styles.words} x="118" y="379" textAnchor="middle">
        Translate
      </text>
    </Phone>
  );
}
