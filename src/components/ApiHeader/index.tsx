import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import Availability, {
  type AvailabilityCell,
} from '@site/src/components/Availability';
import ImportLine from './ImportLine';
import styles from './styles.module.css';

type Props = {
  kind: BadgeName;
  name: string;
  versions: readonly AvailabilityCell[];
  /** First version that has it. */
  since?: string;
  /** Whether `since` is the version of this page. */
  isNew?: boolean;
  module?: {name: string; href: string};
  /** The import statement. */
  statement?: string;
  /** Path from an exported object, such as `torch.jit`. */
  path?: string;
  /** Whether the package does not export it. */
  isHidden?: boolean;
  sourceUrl?: string;
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
  statement,
  path,
  isHidden = false,
  sourceUrl,
  children,
}: Props): ReactNode {
  return (
    <header className={styles.header} data-kind={kind}>
      <h1 className={styles.name}>
        {/* A long name breaks between its words. */}
        {name.split(/(?=[A-Z][a-z])/).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
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
      <div className={styles.summary}>{children}</div>
      <ImportLine
        name={name}
        statement={statement}
        path={path}
        isHidden={isHidden}
      />
      <Availability name={name} versions={versions} />
    </header>
  );
}
