import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/content/site/brand';
import styles from './styles.module.css';

type Props = {
  package: string;
  version: string;
  license: string;
  /** The release whose sources stand in for those of this one. */
  derivedFrom?: string;
};

/** Names the package that a reference page is generated from, and its license. */
export default function ApiCredit({
  package: name,
  version,
  license,
  derivedFrom,
}: Props): ReactNode {
  return (
    <footer className={styles.credit}>
      Generated from the sources and comments of{' '}
      <Link to={links.npm}>{name}</Link> {version}, {license} license, © Meta
      Platforms, Inc. and affiliates.
      {derivedFrom !== undefined &&
        ` The sources of ${version} are those of ${derivedFrom} with the known changes undone.`}
    </footer>
  );
}
