import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import './highlighting.css';
import styles from './styles.module.css';

type Props = {
  /** The language of the code fence. */
  language: string;
  /** File name or description. */
  title?: string;
  /** What the caption says instead of the language. */
  label?: string;
  /** Highlighted lines, marked up at build time. */
  children: ReactNode;
};

/** Lines, with the breaks between them, that are higher than the placeholder of a lazy element. */
const longListing = 20;

/** A code block with its file name and a copy button. */
export default function CodeListing({
  language,
  title,
  label = language,
  children,
}: Props): ReactNode {
  const isOutput = language === 'output';
  return (
    <figure
      className={clsx(styles.listing, isOutput && styles.output)}
      data-render={Children.count(children) > longListing ? 'lazy' : undefined}
    >
      <figcaption className={styles.caption}>
        <span className={title && !isOutput ? styles.title : styles.language}>
          {title ?? (isOutput ? 'Expected output' : label)}
        </span>
        {/* Output is for comparison, not for copying. */}
        {!isOutput && (
          <CopyButton label={title ? `Copy ${title}` : 'Copy code'} />
        )}
      </figcaption>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
