import type {ReactNode} from 'react';
import {useId, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

type Props = {
  /** Number of members in the list. */
  count: number;
  children: ReactNode;
};

/** Number of members from which a list gets a filter. */
const filterFrom = 12;

/** Hides the members whose names do not contain the text; returns the number of the others. */
function filterMembers(list: HTMLElement, text: string): number {
  const wanted = text.trim().toLowerCase();
  let shown = 0;
  for (const member of list.querySelectorAll<HTMLElement>('[data-member]')) {
    member.hidden = !(member.dataset.member ?? '').includes(wanted);
    shown += member.hidden ? 0 : 1;
  }
  return shown;
}

/** A list of members, with a filter by name if it is long. */
export default function ApiMembers({count, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState(count);
  // The filter needs JavaScript.
  const isReady = useIsBrowser();
  return (
    <div ref={list}>
      {count >= filterFrom && (
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
            {shown} of {count}
          </span>
        </div>
      )}
      {children}
    </div>
  );
}
