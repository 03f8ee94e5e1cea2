import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import {ApiDiff} from '@site/src/components/ApiHistory';
import type {Lines} from 'api-versions/page-data';
import styles from './styles.module.css';

/** The number of changes of each kind, linked to its section. */
export default function ApiLedger({
  counts,
}: {
  counts: readonly {
    name: string;
    type: string;
    count: number;
    href: string;
  }[];
}): ReactNode {
  return (
    <ul className={styles.ledger}>
      {counts.map(({name, type, count, href}) => (
        <li key={name} data-type={type}>
          {count > 0 ? (
            <Link to={href}>
              <strong>{count}</strong> {name}
            </Link>
          ) : (
            <span>
              <strong>{count}</strong> {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type EntryProps = {
  kind: BadgeName;
  type: BadgeName;
  name: string;
  href: string;
  isLocal?: boolean;
  /** The version of the change, if the page covers several. */
  version?: {label: string; href: string};
  before?: readonly Lines[];
  after?: readonly Lines[];
  /** Advice: what to use instead. */
  children?: ReactNode;
};

/** One change: the symbol, and its signatures before and after. */
export function ApiLedgerEntry({
  kind,
  type,
  name,
  href,
  isLocal = false,
  version,
  before,
  after,
  children,
}: EntryProps): ReactNode {
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <Link className={styles.name} to={href} data-type={type}>
          {name}
        </Link>
        <ApiBadge name={kind} />
        {type !== 'added' && type !== 'removed' && type !== 'changed' && (
          <ApiBadge name={type} />
        )}
        {version !== undefined && (
          <span>
            {type} in <Link to={version.href}>{version.label}</Link>
          </span>
        )}
        {isLocal && <ApiBadge name="local" />}
      </div>
      {children}
      <ApiDiff before={before} after={after} />
    </div>
  );
}

/** What earlier versions had. Search covers the current API only. */
export function ApiRemoved({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.removed} data-search="off">
      {children}
    </section>
  );
}
