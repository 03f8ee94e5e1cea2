import type {ReactNode} from 'react';
import type {Card} from '@site/runtime/models/cards';
import styles from './stage.module.css';

/** What answers in the page: one line, which opens to the whole card. */
export default function ModelCard({card}: {card: Card}): ReactNode {
  const {title, line, what, made, knows, bytes, score, onPhone} = card;
  return (
    <details className={styles.model}>
      <summary>{line}</summary>
      <dl aria-label={`Card of the model: ${title}`}>
        <dt>What it is</dt>
        <dd>{what}</dd>
        <dt>How it was made</dt>
        <dd>{made}</dd>
        <dt>What it knows</dt>
        <dd>{knows}</dd>
        <dt>How well it does</dt>
        <dd>{score}</dd>
        <dt>Size</dt>
        <dd>
          {bytes === 0 ? 'No weights.' : `${Math.ceil(bytes / 1000)} kB.`}{' '}
          {onPhone}
        </dd>
      </dl>
    </details>
  );
}
