import type {ReactNode} from 'react';
import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxRow,
} from '@ariakit/react/combobox';
import HitText from '../components/HitText';
import type {Favourite} from '../storedLists';
import type {useStoredList} from '../useStoredList';
import ButtonCell from './ButtonCell';
import {CrossIcon} from './icons';
import LinkCell from './LinkCell';
import styles from './dialog.module.css';

type Props = {
  recent: ReturnType<typeof useStoredList<string>>;
  kept: ReturnType<typeof useStoredList<Favourite>>;
  onQuery: (query: string) => void;
  onFollow: () => void;
};

/** Shown before anything is typed: recent searches and favourites, each of which can be removed. */
export default function StartScreen({
  recent,
  kept,
  onQuery,
  onFollow,
}: Props): ReactNode {
  if (recent.entries.length + kept.entries.length === 0) {
    return (
      <p className={styles.waiting}>
        Type a name, a task or a question. Recent searches and favourites show
        up here.
      </p>
    );
  }
  return (
    <ComboboxList
      className={styles.list}
      role="grid"
      aria-label="Recent searches and favourites"
      alwaysVisible
    >
      {recent.entries.length > 0 && (
        <ComboboxGroup role="rowgroup" className={styles.group}>
          <ComboboxGroupLabel className={styles.groupLabel}>
            Recent searches
          </ComboboxGroupLabel>
          {recent.entries.map((query) => (
            <ComboboxRow key={query} className={styles.row}>
              <ComboboxItem
                className={styles.cell}
                focusOnHover
                hideOnClick={false}
                setValueOnClick={false}
                onClick={() => onQuery(query)}
              >
                <bdi className={styles.recent}>{query}</bdi>
              </ComboboxItem>
              <ButtonCell
                label={`Remove ${query} from recent searches`}
                onPress={() => recent.remove(query)}
              >
                <CrossIcon />
              </ButtonCell>
            </ComboboxRow>
          ))}
        </ComboboxGroup>
      )}
      {kept.entries.length > 0 && (
        <ComboboxGroup role="rowgroup" className={styles.group}>
          <ComboboxGroupLabel className={styles.groupLabel}>
            Favourites
          </ComboboxGroupLabel>
          {kept.entries.map((favourite) => (
            <ComboboxRow key={favourite.url} className={styles.row}>
              <LinkCell url={favourite.url} onFollow={onFollow}>
                <HitText
                  heading={[{text: favourite.heading, isMatch: false}]}
                  trail={favourite.trail}
                  kind={favourite.kind}
                />
              </LinkCell>
              <ButtonCell
                label={`Remove ${favourite.heading} from favourites`}
                onPress={() => kept.remove(favourite)}
              >
                <CrossIcon />
              </ButtonCell>
            </ComboboxRow>
          ))}
        </ComboboxGroup>
      )}
    </ComboboxList>
  );
}
