import type {ReactNode} from 'react';
import {useId, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

type Props = {
  /** Number of members in the list. */
  count: number;
  children: ReactNode;
};

/** Shorter lists are quicker to read than to filter. */
const filterFrom = 12;

/** Shows the members whose names contain the text, and says how many they are. */
function filterMembers(list: HTMLElement, text: string): number {
  const wanted = text.trim().toLowerCase();
  let shown = 0;
  for (const member of list.querySelectorAll<HTMLElement>('[data-member]')) {
    member.hidden = !(member.dataset.member ?? '').includes(wanted);
    shown += member.hidden ? 0 : 1;
  }
  return shown;
}

/** A list of members with a box that narrows a long one down by name. */
export default function ApiMembers({count, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState(count);
  // Without JavaScript the box would do nothing.
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
