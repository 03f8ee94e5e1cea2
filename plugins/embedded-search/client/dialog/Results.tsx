import type {ReactNode} from 'react';
import {ComboboxRow} from '@ariakit/react/combobox';
import HitText from '../components/HitText';
import {groupHits} from '../groupHits';
import type {Hit, SearchAnswer} from '../SearchProvider';
import type {Favourite} from '../storedLists';
import {useSearchPageUrl} from '../useSearchPageUrl';
import type {useStoredList} from '../useStoredList';
import Cell from './Cell';
import Group from './Group';
import {StarIcon} from './icons';
import LinkCell from './LinkCell';
import styles from './dialog.module.css';

type Props = {
  answer: SearchAnswer;
  /** Docs version that was searched. */
  version: string;
  kept: ReturnType<typeof useStoredList<Favourite>>;
  onFollow: () => void;
};

/** More of one page would hide the next page. */
const mostPerPage = 4;

function favouriteOf({url, heading, trail, kind}: Hit): Favourite {
  return {url, heading: heading.map(({text}) => text).join(''), trail, kind};
}

/** What was found, by page, and the way to all of it. */
export default function Results({
  answer,
  version,
  kept,
  onFollow,
}: Props): ReactNode {
  const searchPageUrl = useSearchPageUrl();
  const keptUrls = new Set(kept.entries.map(({url}) => url));

  function row(hit: Hit): ReactNode {
    const favourite = favouriteOf(hit);
    const isKept = keptUrls.has(hit.url);
    return (
      <ComboboxRow key={hit.url} className={styles.row}>
        <LinkCell url={hit.url} onFollow={onFollow}>
          <HitText {...hit} trail={hit.trail.slice(1)} />
        </LinkCell>
        <Cell
          className={styles.action}
          onPress={() =>
            isKept ? kept.remove(favourite) : kept.add(favourite)
          }
        >
          <button
            type="button"
            className={styles.actionButton}
            tabIndex={-1}
            aria-label={`Keep ${favourite.heading} as a favourite`}
            aria-pressed={isKept}
          >
            <StarIcon isFilled={isKept} />
          </button>
        </Cell>
      </ComboboxRow>
    );
  }

  return (
    <>
      {groupHits(answer.hits, mostPerPage).map(({path, title, hits}) => (
        <Group key={path} label={title}>
          {hits.map(row)}
        </Group>
      ))}
      <ComboboxRow className={styles.row}>
        <LinkCell
          url={searchPageUrl(answer.query, version)}
          onFollow={onFollow}
        >
          <span className={styles.seeAll}>See all {answer.total} results</span>
        </LinkCell>
      </ComboboxRow>
    </>
  );
}
