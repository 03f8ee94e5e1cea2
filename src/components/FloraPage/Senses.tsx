import type {ReactNode} from 'react';
import Glyph from '@site/src/components/Glyph';
import styles from './styles.module.css';

const senses = [
  {glyph: 'eye', name: 'See', what: 'Look at the tree through the camera.'},
  {glyph: 'walk', name: 'Move', what: 'Go outside and find one.'},
  {glyph: 'book', name: 'Read', what: 'Take in a passage about it.'},
  {glyph: 'pen', name: 'Write', what: 'Put what you learned into words.'},
  {glyph: 'voice', name: 'Speak', what: 'Ask a question aloud.'},
] as const;

/** The five modes of the lesson. */
export default function Senses(): ReactNode {
  return (
    <ul className={styles.senses}>
      {senses.map(({glyph, name, what}) => (
        <li key={name} className={styles.sense}>
          <Glyph name={glyph} />
          <strong>{name}</strong>
          <span className={styles.what}>{what}</span>
        </li>
      ))}
    </ul>
  );
}
