import type {ReactNode} from 'react';
import {ComboboxRow} from '@ariakit/react/combobox';
import HitText from '../components/HitText';
import type {Favourite} from '../storedLists';
import type {useStoredList} from '../useStoredList';
import Cell from './Cell';
import Group from './Group';
import {CrossIcon} from './icons';
import LinkCell from './LinkCell';
import styles from './dialog.module.css';

type Props = {
  recent: ReturnType<typeof useStoredList<string>>;
  favourites: ReturnType<typeof useStoredList<Favourite>>;
  onQuery: (query: string) => void;
  onFollow: () => void;
};

type RemoveProps = {label: string; onRemove: () => void};

function RemoveCell({label, onRemove}: RemoveProps): ReactNode {
  return (
    <Cell className={styles.action} onPress={onRemove}>
      <button
        type="button"
        className={styles.actionButton}
        tabIndex={-1}
        aria-label={label}
      >
        <CrossIcon />
      </button>
    </Cell>
  );
}

/** Recent searches and favourites, shown while the input is empty. */
export default function SavedRows({
  recent,
  favourites,
  onQuery,
  onFollow,
}: Props): ReactNode {
  return (
    <>
      {recent.entries.length > 0 && (
        <Group label="Recent searches">
          {recent.entries.map((query) => (
            <ComboboxRow key={query} className={styles.row}>
              <Cell className={styles.cell} onPress={() => onQuery(query)}>
                <bdi className={styles.recent}>{query}</bdi>
              </Cell>
              <RemoveCell
                label={`Remove ${query} from recent searches`}
                onRemove={() => recent.remove(query)}
              />
            </ComboboxRow>
          ))}
        </Group>
      )}
      {favourites.entries.length > 0 && (
        <Group label="Favorites">
          {favourites.entries.map((favourite) => (
            <ComboboxRow key={favourite.url} className={styles.row}>
              <LinkCell url={favourite.url} onFollow={onFollow}>
                <HitText
                  {...favourite}
                  heading={[{text: favourite.heading, isMatch: false}]}
                />
              </LinkCell>
              <RemoveCell
                label={`Remove ${favourite.heading} from favorites`}
                onRemove={() => favourites.remove(favourite)}
              />
            </ComboboxRow>
          ))}
        </Group>
      )}
    </>
  );
}
