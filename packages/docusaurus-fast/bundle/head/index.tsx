import type {ReactNode} from 'react';
import {useLayoutEffect, useState} from 'react';
import {collectHead} from './collectHead';
import {writeHead} from './writeHead';

type Props = {children?: ReactNode};

/** What each `Helmet` puts into the head, in the order in which they were first rendered. */
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

function nextIndex(): number {
  count += 1;
  return count;
}

/**
 * Replaces react-helmet-async in the browser with the few features Docusaurus uses. Tags
 * rendered at build time carry `data-rh`.
 */
export function Helmet({children}: Props): ReactNode {
  const [index] = useState(nextIndex);
  useLayoutEffect(() => {
    parts.set(index, children);
    update();
  }, [index, children]);
  useLayoutEffect(
    () => () => {
      parts.delete(index);
      update();
    },
    [index],
  );
  return null;
}

/** The package needs a provider around the app; ours has nothing to provide. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
