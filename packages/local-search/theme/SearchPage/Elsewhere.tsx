import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchResponse} from '../../client/SearchProvider';
import {useSearchPageUrl} from '../../client/useSearchPageUrl';
import {useVersionLabel} from '../../client/useVersionLabel';
import styles from './styles.module.css';

/** Links to the same search in versions that know more. */
export default function Elsewhere({
  query,
  elsewhere,
}: Pick<SearchResponse, 'query' | 'elsewhere'>): ReactNode {
  const searchPageUrl = useSearchPageUrl();
  const labelOf = useVersionLabel();
  return (
    elsewhere.length > 0 && (
      <nav className={styles.elsewhere} aria-label="Other versions">
        {elsewhere.map(({version, count}) => (
          <Link key={version} to={searchPageUrl(query, version)}>
            {count} more in {labelOf(version)}
          </Link>
        ))}
      </nav>
    )
  );
}
