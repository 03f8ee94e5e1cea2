import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import styles from './styles.module.css';

type Props = {
  /** What the filter over the list looks at. */
  name: string;
  /** What it is; search shows it beside the heading. */
  kind: BadgeName;
  since?: string;
  isNew?: boolean;
  isDeprecated?: boolean;
  isExperimental?: boolean;
  isLocal?: boolean;
  inheritedFrom?: {name: string; href: string};
  /** Heading first, then everything there is to say. */
  children: ReactNode;
};

/** One member of a class or interface, or one symbol on the page of its module. */
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
      data-draw="later"
    >
      <div className={styles.badges} data-search="off">
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

/** A notice that a member will go, with what its comment advises. */
export function ApiDeprecated({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.advice}>
      <strong>Deprecated.</strong>
      {children}
    </div>
  );
}

/** What a call gives back. */
export function ApiReturns({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.returns}>
      <strong>Returns</strong>
      {children}
    </div>
  );
}

/** What the native code does that types and comments do not tell. */
export function ApiNote({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.practice}>
      <strong>In practice</strong>
      {children}
    </div>
  );
}
