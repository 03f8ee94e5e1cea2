import type {ReactNode} from 'react';
import type {Part} from '../SearchProvider';
import Kind from './Kind';
import Parts from './Parts';
import styles from './hit.module.css';

type Props = {
  heading: Part[];
  trail: string[];
  kind?: string;
  snippet?: Part[];
};

/** What a hit says: its heading, what that names, the way to it and the words around the match. */
export default function HitText({
  heading,
  trail,
  kind,
  snippet = [],
}: Props): ReactNode {
  return (
    <>
      <span className={styles.heading}>
        <span>
          <Parts parts={heading} />
        </span>
        {kind !== undefined && <Kind kind={kind} />}
      </span>
      {trail.length > 0 && (
        <span className={styles.trail}>{trail.join(' › ')}</span>
      )}
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Parts parts={snippet} />
        </span>
      )}
    </>
  );
}
