import type {ComponentProps, ReactNode} from 'react';
import type {AvailabilityCell} from 'api-versions/page-data';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import Availability from '@site/src/components/Availability';
import BreakableName from 'controls/BreakableName';
import BrowserNote from 'controls/BrowserNote';
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
    /** Whether phones show the contents of the page. */
    hasContents?: boolean;
    /** Whether examples of the page run in it. */
    runsExamples?: boolean;
    /** One-line summary. */
    children?: ReactNode;
  };

function DocContents(): ReactNode {
  return <PageContents toc={useDoc().toc} />;
}

/** The header of a reference page: name and summary, then the facts with import statement and versions. */
export default function ApiHeader({
  kind,
  name,
  versions,
  since,
  isNew = false,
  module,
  elsewhere,
  hasContents = false,
  runsExamples = false,
  children,
  ...access
}: Props): ReactNode {
  return (
    <header className={styles.header} data-kind={kind} data-since={since}>
      <h1 className={styles.name}>
        <BreakableName name={name} />
      </h1>
      <div className={styles.summary}>{children}</div>
      <MissingMember elsewhere={elsewhere} />
      <div className={styles.facts}>
        <div className={styles.row}>
          <ApiBadge name={kind} />
          {module !== undefined && (
            <span>
              in <Link to={module.href}>{module.name}</Link>
            </span>
          )}
          {isNew && since !== undefined && (
            <ApiBadge name="added">new in {since}</ApiBadge>
          )}
          {runsExamples && (
            <BrowserNote>
              Examples run in your browser, not on a phone
            </BrowserNote>
          )}
        </div>
        <ImportLine name={name} {...access} />
        <Availability
          name={name}
          versions={versions}
          since={isNew ? undefined : since}
        />
      </div>
      {hasContents && <DocContents />}
    </header>
  );
}
