import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Lines} from 'api-versions/page-data';
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
  /** Lines of tokens, from the build. */
  code: Lines;
  /** More classes of lines, by index. */
  lineClasses?: Readonly<Record<number, string>>;
  /** What else the head has, beside the button that copies. */
  buttons?: ReactNode;
};

/** Lines that are higher than the placeholder of a lazy element. */
const longListing = 10;

/** A code block with its file name and a copy button. */
export default function CodeListing({
  language,
  title,
  label = language,
  code,
  lineClasses,
  buttons,
}: Props): ReactNode {
  const isOutput = language === 'output';
  return (
    <figure
      className={clsx(styles.listing, isOutput && styles.output)}
      data-render={code.length > longListing ? 'lazy' : undefined}
    >
      <figcaption className={styles.caption}>
        <span className={title && !isOutput ? styles.title : styles.language}>
          {title ?? (isOutput ? 'Expected output' : label)}
        </span>
        {buttons}
        {/* Output is for comparison, not for copying. */}
        {!isOutput && (
          <CopyButton label={title ? `Copy ${title}` : 'Copy code'} />
        )}
      </figcaption>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0}>
        <code className={`language-${isOutput ? 'text' : language}`}>
          {code.map((line, index) => (
            <Fragment key={index}>
              {/* Text between the lines, so that a selection includes it. */}
              {index > 0 && '\n'}
              <span className={clsx('line', lineClasses?.[index])}>
                {line.map((token, position) =>
                  typeof token === 'string' ? (
                    token
                  ) : (
                    <span key={position} className={`tok-${token[0]}`}>
                      {token[1]}
                    </span>
                  ),
                )}
              </span>
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
