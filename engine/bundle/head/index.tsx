import type {ReactNode} from 'react';
import {useLayoutEffect, useState} from 'react';
import {collectHead} from './collectHead';
import {writeHead} from './writeHead';

type Props = {children?: ReactNode};

/** What each part of the page says of the head, by the order in which they were first rendered. */
const parts = new Map<number, ReactNode>();
let count = 0;
let isWaiting = false;

/** Writes once for all parts that change together. */
function update(): void {
  if (!isWaiting) {
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      const inOrder = [...parts].sort(([a], [b]) => a - b);
      writeHead(collectHead(inOrder.map(([, part]) => part)));
    });
  }
}

function takeNumber(): number {
  count += 1;
  return count;
}

/**
 * Stands in, in the browser, for the package that keeps the head of the document, of
 * which Docusaurus uses this little. What the package wrote while the site was built
 * is found by its mark.
 */
export function Helmet({children}: Props): ReactNode {
  const [place] = useState(takeNumber);
  useLayoutEffect(() => {
    parts.set(place, children);
    update();
  }, [place, children]);
  useLayoutEffect(
    () => () => {
      parts.delete(place);
      update();
    },
    [place],
  );
  return null;
}

/** The package wants one around the app; here there is nothing to provide. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
