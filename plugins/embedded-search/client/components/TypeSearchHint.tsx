import type {ReactNode} from 'react';
import styles from './typeSearchHint.module.css';

type Props = {onQuery: (query: string) => void};

const examples = [
  'Tensor -> number',
  'Tensor, number[] -> Tensor',
  '-> Promise<Module>',
];

/** Teaches search by type, with queries to try. */
export default function TypeSearchHint({onQuery}: Props): ReactNode {
  return (
    <p className={styles.hint}>
      Search by type:{' '}
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          className={styles.example}
          onClick={({currentTarget}) => {
            // The button goes away: the focus returns to the query.
            currentTarget
              .closest('[role="dialog"], main')
              ?.querySelector('input')
              ?.focus();
            onQuery(example);
          }}
        >
          {example}
        </button>
      ))}
    </p>
  );
}
