import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import './highlighting.css';
import styles from './styles.module.css';

type Props = {
  /** Name of the language, as the fence gives it. */
  language: string;
  /** File name or what the code is. */
  title?: string;
  /** Lines of tokens, marked up while the site was built. */
  children: ReactNode;
};

/** A block of code with its file name and a button that copies it. */
export default function CodeListing({
  language,
  title,
  children,
}: Props): ReactNode {
  const isOutput = language === 'output';
  return (
    <figure
      className={clsx(styles.listing, isOutput && styles.output)}
      data-draw="later"
    >
      <figcaption className={styles.caption}>
        <span className={title && !isOutput ? styles.title : styles.language}>
          {title ?? (isOutput ? 'Expected output' : language)}
        </span>
        {/* Output is there to compare with, not to copy. */}
        {!isOutput && (
          <CopyButton label={title ? `Copy ${title}` : 'Copy code'} />
        )}
      </figcaption>
      {/* Wide code scrolls; the keyboard can reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
