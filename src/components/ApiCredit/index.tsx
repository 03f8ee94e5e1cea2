import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/config/brand';
import styles from './styles.module.css';

type Props = {
  package: string;
  version: string;
  license: string;
  /** The release this one is derived from, if npm does not have it. */
  derivedFrom?: string;
};

/** Names the package that a reference page is generated from, and its licence. */
export default function ApiCredit({
  package: name,
  version,
  license,
  derivedFrom,
}: Props): ReactNode {
  return (
    <footer className={styles.credit}>
      Generated from the sources and comments of{' '}
      <Link to={links.npm}>{name}</Link> {version}, {license} licence, © Meta
      Platforms, Inc. and affiliates.
      {derivedFrom !== undefined &&
        ` ${version} is not on npm, so its sources are those of ${derivedFrom} with the known changes undone.`}
    </footer>
  );
}
