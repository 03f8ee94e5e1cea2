import type {ReactNode} from 'react';
import {kilobytes} from './kilobytes';
import type {ShownCard} from './ownModelCard';
import styles from './stage.module.css';

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined
    ? 'The size of your file.'
    : `${kilobytes(bytes)} kB.`;
}

/** The card of what answers in the page. Its line is on the phone. */
export default function ModelCard({card}: {card: ShownCard}): ReactNode {
  const {title, what, made, knows, bytes, score, onPhone} = card;
  return (
    <details className={styles.model}>
      <summary>About the model: {title}</summary>
      <dl aria-label={`Card of the model: ${title}`}>
        <dt>What it is</dt>
        <dd>{what}</dd>
        <dt>How it was made</dt>
        <dd>{made}</dd>
        <dt>What it knows</dt>
        <dd>{knows}</dd>
        <dt>How accurate it is</dt>
        <dd>{score}</dd>
        <dt>Size</dt>
        <dd>
          {sizeOf(bytes)} {onPhone}
        </dd>
      </dl>
    </details>
  );
}
