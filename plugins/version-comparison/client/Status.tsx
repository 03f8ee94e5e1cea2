import type {ReactNode} from 'react';
import type {Comparison} from 'api-versions/page-data';
import {labels, type Pair} from './readPair';
import styles from './styles.module.css';

type Props = {
  pair: Pair;
  /** Versions in the address that do not exist. */
  unknown: readonly string[];
  /** Missing until it is loaded. */
  comparison?: Comparison;
  hasFailed: boolean;
  onRetry: () => void;
};

function describe({
  pair: {from = '', to = ''},
  unknown,
  comparison,
}: Props): string {
  if (unknown.length > 0) {
    return `There is no version ${unknown.map((label) => `“${label}”`).join(' and no ')}. Choose from ${labels.join(', ')}.`;
  }
  if (from === to) {
    return `Both are ${from}. Choose two versions that differ.`;
  }
  if (comparison === undefined) {
    return `Comparing ${from} with ${to} …`;
  }
  const count = comparison.reduce((sum, {changes}) => sum + changes.length, 0);
  const differences = `${count} ${count === 1 ? 'difference' : 'differences'} from ${from} to ${to}.`;
  return labels.indexOf(from) < labels.indexOf(to)
    ? `${differences} ${to} is older: this is what changes if you go back.`
    : differences;
}

/** One sentence about the comparison, or about why there is none. */
export default function Status(props: Props): ReactNode {
  const {unknown, hasFailed, onRetry} = props;
  return hasFailed && unknown.length === 0 ? (
    <div className={styles.status} role="alert">
      <p>The comparison did not load. Check your connection.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  ) : (
    <p className={styles.status} role="status">
      {describe(props)}
    </p>
  );
}
