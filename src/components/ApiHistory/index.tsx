import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import type {Lines} from 'api-versions/page-data';
import ApiSignature from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

type DiffProps = {
  before?: readonly Lines[];
  after?: readonly Lines[];
};

/** Old and new signatures, one below the other. */
export function ApiDiff({before = [], after = []}: DiffProps): ReactNode {
  return (
    before.length + after.length > 0 && (
      <div className={styles.diff}>
        {before.map((code, index) => (
          <ApiSignature key={index} code={code} mark="removed" />
        ))}
        {after.map((code, index) => (
          <ApiSignature key={index} code={code} mark="added" />
        ))}
      </div>
    )
  );
}

type EventProps = DiffProps & {
  version: string;
  /** The changes page of that version. */
  href: string;
  type: BadgeName;
  /** What it means for app code. */
  children?: ReactNode;
};

/** A change to a symbol or member in one version. */
export function ApiEvent({
  version,
  href,
  type,
  before,
  after,
  children,
}: EventProps): ReactNode {
  return (
    <li>
      <div className={styles.head}>
        <Link to={href}>{version}</Link> <ApiBadge name={type} />
      </div>
      {children}
      <ApiDiff before={before} after={after} />
    </li>
  );
}

type Props = {
  /** Versions with a change. */
  versions: readonly string[];
  /** One event for each change, oldest first. */
  children: ReactNode;
};

/** The changes to a symbol or member, collapsed. */
export default function ApiHistory({versions, children}: Props): ReactNode {
  return (
    // Search covers the current API only.
    <details className={styles.history} data-search="off">
      <summary>Changed in {versions.join(', ')}</summary>
      <ol>{children}</ol>
    </details>
  );
}
