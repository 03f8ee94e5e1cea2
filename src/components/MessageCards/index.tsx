import {
  Children,
  isValidElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import CopyButton from '@site/src/components/CopyButton';
import MDXComponents from '@theme/MDXComponents';
import FilterField from 'controls/FilterField';
import {idOf} from './idOf';
import {splitCard} from './splitCard';
import styles from './styles.module.css';

function isHeading(
  node: ReactNode,
  level: 'h2' | 'h3',
): node is ReactElement<{children?: ReactNode}> {
  return isValidElement(node) && node.type === MDXComponents[level];
}

/** Whether a heading quotes a message. */
function hasCode({props}: ReactElement<{children?: ReactNode}>): boolean {
  return Children.toArray(props.children).some((child) =>
    isValidElement(child),
  );
}

/** Each heading of level 3 with what follows it; all else stays by itself. */
function groupMessages(nodes: readonly ReactNode[]): ReactNode[][] {
  const groups: ReactNode[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (
      last === undefined ||
      isHeading(node, 'h2') ||
      isHeading(node, 'h3') ||
      !isHeading(last[0], 'h3')
    ) {
      groups.push([node]);
    } else {
      last.push(node);
    }
  }
  return groups;
}

/** Hides the cards that lack a word, and the headings that have no card left; returns how many cards are left. */
function filterCards(list: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/);
  let shown = 0;
  let heading: HTMLElement | undefined;
  for (const child of list.children) {
    if (!(child instanceof HTMLElement)) {
      continue;
    }
    if (child.tagName === 'H2') {
      heading = child;
      heading.hidden = true;
    } else if (child.tagName === 'SECTION') {
      const text = child.textContent.toLowerCase();
      child.hidden = !words.every((word) => text.includes(word));
      shown += Number(!child.hidden);
      if (heading !== undefined && !child.hidden) {
        heading.hidden = false;
      }
    }
  }
  return shown;
}

/** Messages as cards, each with a button that copies it, and a filter above them. */
export default function MessageCards({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const groups = groupMessages(Children.toArray(children));
  const count = groups.filter(([first]) => isHeading(first, 'h3')).length;
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(count);

  function filterBy(text: string): void {
    setQuery(text);
    if (list.current !== null) {
      setShown(filterCards(list.current, text));
    }
  }

  // A link to a message that the filter hides shows everything again.
  const location = useLocation();
  const showTarget = useEffectEvent(() => {
    const target = document.getElementById(idOf(location.hash));
    if (target?.closest('[hidden]') && list.current?.contains(target)) {
      filterBy('');
      target.scrollIntoView();
    }
  });
  useEffect(() => showTarget(), [location]);

  return (
    <>
      <FilterField
        label="Filter by words of your message"
        query={query}
        status={`${shown} of ${count}`}
        onChange={filterBy}
      />
      <div ref={list} className="markdown">
        {groups.map((group, index) => {
          const [first, ...rest] = group;
          const [origin, ...terms] = splitCard(rest);
          return isHeading(first, 'h3') ? (
            <section key={index} className={styles.card} data-render="lazy">
              <div className={styles.head}>
                {first}
                {hasCode(first) && <CopyButton label="Copy the message" />}
              </div>
              {origin?.nodes}
              <dl className={styles.terms}>
                {terms.map(({term, nodes}) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{nodes}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : (
            group
          );
        })}
      </div>
    </>
  );
}
