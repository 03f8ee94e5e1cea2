import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
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

/** Calls `show` when a link leads to a member that the filter hides, then goes there. */
function useShowTarget(
  list: RefObject<HTMLDivElement | null>,
  show: () => void,
): void {
  const location = useLocation();
  const showTarget = useEffectEvent(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    if (target?.closest('[hidden]') && list.current?.contains(target)) {
      show();
      target.scrollIntoView();
    }
  });
  // A link that was followed before has the same hash, in a new location.
  useEffect(() => showTarget(), [location]);
}

/** Filters as you type, and shows everything again when the page is left. */
function Filter({
  list,
  count,
}: {
  list: RefObject<HTMLDivElement | null>;
  count: number;
}): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(count);
  useEffect(() => showContents, []);
  const filterBy = (text: string) =>
    list.current && setShown(filterMembers(list.current, text));
  useShowTarget(list, () => {
    if (input.current !== null) {
      input.current.value = '';
    }
    filterBy('');
  });
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter</label>
      <input
        id={id}
        ref={input}
        type="search"
        placeholder="Part of a name"
        autoComplete="off"
        onChange={({currentTarget}) => filterBy(currentTarget.value)}
      />
      <span role="status">
        {shown === 0
          ? `None of ${count} names contains that`
          : `${shown} of ${count}`}
      </span>
      <span className={styles.keys}>
        <kbd>j</kbd> <kbd>k</kbd> next, previous
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
