import type {MouseEvent, ReactNode, Ref} from 'react';
import {useState} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import {slide} from './slide';
import styles from './styles.module.css';

type Props = {
  /** Whether it is served open. Later the reader decides, or who holds the ref. */
  startsOpen?: boolean;
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
};

function slideInstead(event: MouseEvent<HTMLElement>): void {
  const details = event.currentTarget.parentElement;
  const content = event.currentTarget.nextElementSibling;
  if (
    details instanceof HTMLDetailsElement &&
    content !== null &&
    !prefersReducedMotion()
  ) {
    event.preventDefault();
    slide(details, content);
  }
}

/** A part that opens and shuts by itself; once the app runs, it slides. */
export default function Disclosure({
  startsOpen = false,
  summary,
  className,
  summaryClassName,
  children,
  ref,
}: Props): ReactNode {
  // Never changes, so that React leaves the element's own state alone.
  const [open] = useState(startsOpen);
  return (
    <details
      ref={ref}
      className={clsx(styles.disclosure, className)}
      open={open}
    >
      <summary
        className={clsx(styles.summary, summaryClassName)}
        onClick={slideInstead}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
