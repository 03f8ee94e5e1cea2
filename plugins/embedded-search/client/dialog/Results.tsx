import type {ReactNode} from 'react';
import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxList,
  ComboboxRow,
} from '@ariakit/react/combobox';
import HitText from '../components/HitText';
import {groupHits} from '../groupHits';
import type {Hit, SearchAnswer} from '../SearchProvider';
import type {Favourite} from '../storedLists';
import type {useStoredList} from '../useStoredList';
import {useSearchPageUrl} from '../useSearchPageUrl';
import ButtonCell from './ButtonCell';
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
        <ButtonCell
          label={`Keep ${favourite.heading} as a favourite`}
          isPressed={isKept}
          onPress={() =>
            isKept ? kept.remove(favourite) : kept.add(favourite)
          }
        >
          <StarIcon isFilled={isKept} />
        </ButtonCell>
      </ComboboxRow>
    );
  }

  return (
    <ComboboxList
      className={styles.list}
      role="grid"
      aria-label="Results"
      alwaysVisible
    >
      {groupHits(answer.hits, mostPerPage).map(({path, title, hits}) => (
        <ComboboxGroup key={path} role="rowgroup" className={styles.group}>
          <ComboboxGroupLabel className={styles.groupLabel}>
            {title}
          </ComboboxGroupLabel>
          {hits.map(row)}
        </ComboboxGroup>
      ))}
      <ComboboxRow className={styles.row}>
        <LinkCell
          url={searchPageUrl(answer.query, version)}
          onFollow={onFollow}
        >
          <span className={styles.seeAll}>See all {answer.total} results</span>
        </LinkCell>
      </ComboboxRow>
    </ComboboxList>
  );
}
