import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import styles from './styles.module.css';

type Props = {
  /** The name that the filter matches. */
  name: string;
  /** Shown by search next to the heading. */
  kind: BadgeName;
  since?: string;
  isNew?: boolean;
  isDeprecated?: boolean;
  isExperimental?: boolean;
  isLocal?: boolean;
  inheritedFrom?: {name: string; href: string};
  /** The heading, then the description. */
  children: ReactNode;
};

/** A member of a class or interface, or a symbol on the page of its module. */
export default function ApiMember({
  name,
  kind,
  since,
  isNew = false,
  isDeprecated = false,
  isExperimental = false,
  isLocal = false,
  inheritedFrom,
  children,
}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.member, isDeprecated && styles.deprecated)}
      data-member={name.toLowerCase()}
      data-kind={kind}
      data-since={since}
      data-render="lazy"
    >
      <div className={styles.badges} data-search="off" data-md="below">
        {isDeprecated && <ApiBadge name="deprecated" />}
        {isExperimental && <ApiBadge name="experimental" />}
        {isLocal && <ApiBadge name="local" />}
        {isNew && since !== undefined && (
          <ApiBadge name="added">new in {since}</ApiBadge>
        )}
        {!isNew && since !== undefined && <span>since {since}</span>}
        {inheritedFrom !== undefined && (
          <span>
            from <Link to={inheritedFrom.href}>{inheritedFrom.name}</Link>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** A deprecation notice with the advice from the doc comment. */
export function ApiDeprecated({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.advice}>
      <strong>Deprecated.</strong>
      {children}
    </div>
  );
}

/** What a call returns. */
export function ApiReturns({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.returns}>
      <strong>Returns</strong>
      {children}
    </div>
  );
}

/** Behaviour that types and doc comments leave out. */
export function ApiNote({
  sources,
  children,
}: {
  /** Files of the package that show it. */
  sources: readonly {name: string; href: string}[];
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.practice}>
      <strong>Notes</strong>
      {children}
      <p className={styles.sources} data-search="off">
        Source:{' '}
        {sources.map(({name, href}, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <Link to={href}>{name}</Link>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
