import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import ApiSignature, {type Lines} from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

type DiffProps = {
  before?: readonly Lines[];
  after?: readonly Lines[];
};

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

type EventProps = DiffProps & {
  version: string;
  /** The page of what that version changed. */
  href: string;
  type: BadgeName;
  /** What it means for app code. */
  children?: ReactNode;
};

/** Something that happened to a symbol or member in one version. */
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
      {(before ?? after) !== undefined && (
        <ApiDiff before={before} after={after} />
      )}
    </li>
  );
}

type Props = {
  /** Versions that brought a change. */
  versions: readonly string[];
  /** One event for each change, oldest first. */
  children: ReactNode;
};

/** What happened to a symbol or member after it came, folded. */
export default function ApiHistory({versions, children}: Props): ReactNode {
  return (
    // What was is not what a search is for.
    <details className={styles.history} data-search="off">
      <summary>Changed in {versions.join(', ')}</summary>
      <ol>{children}</ol>
    </details>
  );
}
