import type {MouseEvent, ReactNode, Ref} from 'react';
import {useState} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import {slide} from './slide';
import styles from './styles.module.css';

type Props = {
  /** Whether it starts open. After that the reader or the owner of the ref decides. */
  startsOpen?: boolean;
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
};

function animateToggle(event: MouseEvent<HTMLElement>): void {
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

/** A native `<details>`, animated after hydration. */
export default function Disclosure({
  startsOpen = false,
  summary,
  className,
  summaryClassName,
  children,
  ref,
}: Props): ReactNode {
  // Never changes, so that React does not reset the element's own state.
  const [open] = useState(startsOpen);
  return (
    <details
      ref={ref}
      className={clsx(styles.disclosure, className)}
      open={open}
    >
      <summary
        className={clsx(styles.summary, summaryClassName)}
        onClick={animateToggle}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
