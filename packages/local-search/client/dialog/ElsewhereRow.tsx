import type {ReactNode} from 'react';
import {ComboboxRow} from '@ariakit/react/combobox';
import type {SearchResponse} from '../SearchProvider';
import {useVersionLabel} from '../useVersionLabel';
import Cell from './Cell';
import styles from './dialog.module.css';

type Props = Pick<SearchResponse, 'elsewhere'> & {
  onVersion: (version: string) => void;
};

/** Searches other versions that know more. */
export default function ElsewhereRow({elsewhere, onVersion}: Props): ReactNode {
  const labelOf = useVersionLabel();
  return (
    elsewhere.length > 0 && (
      <ComboboxRow className={styles.starters}>
        {elsewhere.map(({version, count}) => (
          <Cell
            key={version}
            className={styles.starter}
            onPress={() => onVersion(version)}
          >
            {count} more in {labelOf(version)}
          </Cell>
        ))}
      </ComboboxRow>
    )
  );
}
