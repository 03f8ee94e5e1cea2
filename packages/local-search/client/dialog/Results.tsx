import type {ReactNode} from 'react';
import {ComboboxRow} from '@ariakit/react/combobox';
import HitText from '../components/HitText';
import {countResults} from '../countResults';
import {groupHits} from '../groupHits';
import type {Hit, SearchResponse} from '../SearchProvider';
import type {Favourite} from '../storedLists';
import {useSearchPageUrl} from '../useSearchPageUrl';
import type {useStoredList} from '../useStoredList';
import Cell from './Cell';
import Group from './Group';
import {StarIcon} from './icons';
import LinkCell from './LinkCell';
import styles from './dialog.module.css';

type Props = {
  response: SearchResponse;
  /** Docs version that was searched. */
  version: string;
  favourites: ReturnType<typeof useStoredList<Favourite>>;
  onFollow: () => void;
};

/** More hits of one page would push the next one out of sight. */
const maxPerPage = 4;

function favouriteOf({url, heading, trail, kind}: Hit): Favourite {
  return {url, heading: heading.map(({text}) => text).join(''), trail, kind};
}

/** Hits grouped by page, and a link to all of them if there are more. */
export default function Results({
  response,
  version,
  favourites,
  onFollow,
}: Props): ReactNode {
  const searchPageUrl = useSearchPageUrl();
  const favouriteUrls = new Set(favourites.entries.map(({url}) => url));

  function row(hit: Hit): ReactNode {
    const favourite = favouriteOf(hit);
    const isFavourite = favouriteUrls.has(hit.url);
    return (
      <ComboboxRow key={hit.url} className={styles.row}>
        <LinkCell url={hit.url} onFollow={onFollow}>
          <HitText {...hit} trail={hit.trail.slice(1)} />
        </LinkCell>
        <Cell
          className={styles.action}
          onPress={() =>
            isFavourite
              ? favourites.remove(favourite)
              : favourites.add(favourite)
          }
        >
          <button
            type="button"
            className={styles.actionButton}
            tabIndex={-1}
            aria-label={`Add ${favourite.heading} to favorites`}
            aria-pressed={isFavourite}
          >
            <StarIcon isFilled={isFavourite} />
          </button>
        </Cell>
      </ComboboxRow>
    );
  }

  const groups = groupHits(response.hits, maxPerPage);
  const shown = groups.flatMap(({hits}) => hits).length;

  return (
    <>
      {groups.map(({path, title, hits}) => (
        <Group key={path} label={title}>
          {hits.map(row)}
        </Group>
      ))}
      {shown < response.total && (
        <ComboboxRow className={styles.row}>
          <LinkCell
            url={searchPageUrl(response.query, version)}
            onFollow={onFollow}
          >
            <span className={styles.seeAll}>
              See all {countResults(response.total)}
            </span>
          </LinkCell>
        </ComboboxRow>
      )}
    </>
  );
}
