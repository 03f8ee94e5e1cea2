import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import ApiSignature, {type Lines} from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

/** Something that happened to a symbol or member in one version. */
export type ApiEvent = {
  version: string;
  /** The page of what that version changed. */
  href: string;
  type: BadgeName;
  before?: readonly Lines[];
  after?: readonly Lines[];
};

type DiffProps = Pick<ApiEvent, 'before' | 'after'>;

/** Old and new signatures, one under the other. */
export function ApiDiff({before = [], after = []}: DiffProps): ReactNode {
  return (
    <div className={styles.diff}>
      {before.map((code, index) => (
        <ApiSignature key={index} code={code} mark="removed" />
      ))}
      {after.map((code, index) => (
        <ApiSignature key={index} code={code} mark="added" />
      ))}
    </div>
  );
}

/** What happened to a symbol or member after it came, folded. */
export default function ApiHistory({
  events,
}: {
  events: readonly ApiEvent[];
}): ReactNode {
  const versions = [...new Set(events.map(({version}) => version))];
  return (
    // What was is not what a search is for.
    <details className={styles.history} data-search="off">
      <summary>Changed in {versions.join(', ')}</summary>
      <ol>
        {events.map(({version, href, type, before, after}) => (
          <li key={`${version} ${type}`}>
            <p>
              <Link to={href}>{version}</Link> <ApiBadge name={type} />
            </p>
            {type === 'changed' && <ApiDiff before={before} after={after} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
