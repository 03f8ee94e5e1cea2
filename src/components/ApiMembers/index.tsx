import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {filterMembers, showContents} from './filterMembers';
import styles from './styles.module.css';

type Props = {
  /** Number of members in the list. */
  count: number;
  children: ReactNode;
};

/** Number of members from which a list gets a filter. */
const filterFrom = 12;

/** Filters as you type, and shows everything again when the page is left. */
function Filter({
  list,
  count,
}: {
  list: RefObject<HTMLDivElement | null>;
  count: number;
}): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(count);
  // The filter needs JavaScript.
  const isReady = useIsBrowser();
  useEffect(() => showContents, []);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter</label>
      <input
        id={id}
        type="search"
        placeholder="Part of a name"
        autoComplete="off"
        disabled={!isReady}
        onChange={({currentTarget}) =>
          list.current &&
          setShown(filterMembers(list.current, currentTarget.value))
        }
      />
      <span role="status">
        {shown === 0
          ? `None of ${count} names contains that`
          : `${shown} of ${count}`}
      </span>
    </div>
  );
}

/**
 * Whether it is time for all of the members. Opened by a link to the page, a long list shows its
 * overview first: half of the time until the title appears went to what is below it.
 */
function useIsComplete(isLong: boolean): boolean {
  const isHydrated = useIsBrowser();
  const {action, location} = useHistory();
  const startsShort =
    isLong && isHydrated && action === 'PUSH' && location.hash === '';
  return useDeferredValue(true, !startsShort);
}

/** A list of members, the overview first, with a filter by name if it is long. */
export default function ApiMembers({count, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isLong = count >= filterFrom;
  const isComplete = useIsComplete(isLong);
  return (
    <div ref={list}>
      {isLong && <Filter list={list} count={count} />}
      {isComplete || !Array.isArray(children) ? children : children.slice(0, 1)}
    </div>
  );
}
