import type {ReactNode} from 'react';
import {ComboboxRow} from '@ariakit/react/combobox';
import Cell from './Cell';
import Group from './Group';
import styles from './dialog.module.css';

type Props = {
  label: string;
  queries: readonly string[];
  onQuery: (query: string) => void;
};

/** Searches to start with. */
export default function StarterRow({
  label,
  queries,
  onQuery,
}: Props): ReactNode {
  return (
    <Group label={label}>
      <ComboboxRow className={styles.starters}>
        {queries.map((query) => (
          <Cell
            key={query}
            className={styles.starter}
            onPress={() => onQuery(query)}
          >
            {query}
          </Cell>
        ))}
      </ComboboxRow>
    </Group>
  );
}
