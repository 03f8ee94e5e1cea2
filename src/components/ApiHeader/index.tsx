import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import Availability, {
  type AvailabilityCell,
} from '@site/src/components/Availability';
import BreakableName from '@site/src/components/BreakableName';
import PageContents from '@site/src/components/PageContents';
import ImportLine from './ImportLine';
import MissingMember from './MissingMember';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ImportLine> &
  ComponentProps<typeof MissingMember> & {
    kind: BadgeName;
    versions: readonly AvailabilityCell[];
    /** First version that has it. */
    since?: string;
    /** Whether `since` is the version of this page. */
    isNew?: boolean;
    module?: {name: string; href: string};
    sourceUrl?: string;
    /** Whether phones show the contents of the page. */
    hasContents?: boolean;
    /** One-line summary. */
    children?: ReactNode;
  };

/** The header of a reference page: kind, first version, import statement. */
export default function ApiHeader({
  kind,
  name,
  versions,
  since,
  isNew = false,
  module,
  sourceUrl,
  elsewhere,
  hasContents = false,
  children,
  ...access
}: Props): ReactNode {
  return (
    <header className={styles.header} data-kind={kind} data-since={since}>
      <h1 className={styles.name}>
        <BreakableName name={name} />
      </h1>
      <div className={styles.facts}>
        <ApiBadge name={kind} />
        {module !== undefined && (
          <span>
            in <Link to={module.href}>{module.name}</Link>
          </span>
        )}
        {since !== undefined &&
          (isNew ? (
            <ApiBadge name="added">new in {since}</ApiBadge>
          ) : (
            <span>since {since}</span>
          ))}
        {sourceUrl !== undefined && <Link to={sourceUrl}>Source</Link>}
      </div>
      <MissingMember elsewhere={elsewhere} />
      <div className={styles.summary}>{children}</div>
      <ImportLine name={name} {...access} />
      <Availability name={name} versions={versions} />
      {hasContents && <PageContents />}
    </header>
  );
}
