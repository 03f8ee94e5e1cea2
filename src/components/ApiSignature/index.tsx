import {Fragment, type ReactNode} from 'react';
import type {Lines, Token} from 'api-versions/page-data';
import Link from '@docusaurus/Link';
import '@site/src/components/CodeListing/highlighting.css';
import styles from './styles.module.css';

/** A token as an element, or as text if it has no colour. */
function renderToken(token: Token, key: number): ReactNode {
  if (typeof token === 'string') {
    return token;
  }
  const [name, text, href, isDifferent] = token;
  const className = name === '' ? undefined : `tok-${name}`;
  const element =
    href === undefined || href === null ? (
      <span key={key} className={className}>
        {text}
      </span>
    ) : (
      <Link key={key} className={className ?? styles.link} to={href}>
        {text}
      </Link>
    );
  return isDifferent ? <mark key={key}>{element}</mark> : element;
}

/** Inline code with linked type names. */
export function InlineSignature({code}: {code: Lines}): ReactNode {
  return (
    <code className={styles.inline}>
      {code.map((line, index) => (
        <span key={index}>
          {index > 0 && ' '}
          {line.map(renderToken)}
        </span>
      ))}
    </code>
  );
}

/** The signature as the heading of a card. */
export function ApiHeadline({
  name,
  code,
}: {
  /** What search shows. */
  name: string;
  code: Lines;
  /** The name again, which the table of contents reads from the page's source. */
  children?: ReactNode;
}): ReactNode {
  return (
    <code className={styles.headline} data-name={name}>
      {code.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {line.map(renderToken)}
        </Fragment>
      ))}
    </code>
  );
}

type Props = {
  code: Lines;
  /** Marks the signature as removed or added. */
  mark?: 'removed' | 'added';
};

const markNames = {removed: 'Before: ', added: 'Now: '} as const;

/** A TypeScript signature with linked type names. */
export default function ApiSignature({code, mark}: Props): ReactNode {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.signature} data-mark={mark} tabIndex={0}>
      <code className="language-ts">
        {mark !== undefined && (
          <span className={styles.hidden}>{markNames[mark]}</span>
        )}
        {code.map((line, index) => (
          <span key={index} className={styles.line}>
            {line.map(renderToken)}
          </span>
        ))}
      </code>
    </pre>
  );
}
