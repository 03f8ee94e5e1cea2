import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import {ApiDiff} from '@site/src/components/ApiHistory';
import type {Lines} from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

/** How often each kind of change happened, each number a link to its section. */
export default function ApiLedger({
  counts,
}: {
  counts: readonly {
    name: string;
    type: BadgeName;
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
  /** The version that brought it, where the page does not tell. */
  version?: {label: string; href: string};
  before?: readonly Lines[];
  after?: readonly Lines[];
  /** Advice: what to use instead. */
  children?: ReactNode;
};

/** One change: what it happened to, and how it reads before and after. */
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
      {(before !== undefined || after !== undefined) && (
        <ApiDiff before={before} after={after} />
      )}
    </div>
  );
}

/** What earlier versions had here; a search is for what there is. */
export function ApiRemoved({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.removed} data-search="off">
      {children}
    </section>
  );
}
