import type {ReactNode} from 'react';
import SearchKind from '@theme/SearchKind';
import type {Hit, Span} from '../SearchProvider';
import styles from './hit.module.css';

type Props = Pick<Hit, 'heading' | 'trail'> & Partial<Hit>;

function MarkedText({spans}: {spans: Span[]}): ReactNode {
  return spans.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** Text of a hit: its heading, the kind of symbol and its first version, the headings above and a snippet. */
export default function HitText({
  heading,
  trail,
  kind,
  since,
  signature = [],
  snippet = [],
}: Props): ReactNode {
  return (
    <>
      <span className={styles.heading}>
        <span>
          <MarkedText spans={heading} />
        </span>
        {kind !== undefined && <SearchKind kind={kind} />}
        {since !== undefined && (
          <span className={styles.since}>since {since}</span>
        )}
      </span>
      {trail.length > 0 && (
        <span className={styles.trail}>{trail.join(' › ')}</span>
      )}
      {signature.length > 0 && (
        <code className={styles.signature}>
          <MarkedText spans={signature} />
        </code>
      )}
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText spans={snippet} />
        </span>
      )}
    </>
  );
}
