import type {ReactNode} from 'react';
import {docsVersions} from '@site/content/site/versions';
import {versionsBetween} from './versionsBetween';
import styles from './styles.module.css';

type Props = {
  /** Oldest version that shows a message, if an older one does not. */
  first?: string;
  /** Newest version that shows it, if a later one does not. */
  last?: string;
};

/** All versions, oldest first; `next` may document the release of the latest. */
const all = [
  ...new Set(docsVersions.map(({packageVersion}) => packageVersion)),
].reverse();

/** The versions that show a message, each as a chip. */
export default function SeenIn({first, last}: Props): ReactNode {
  const versions = versionsBetween(all, first, last);
  const chips = versions.length === all.length ? ['Every version'] : versions;
  return (
    // Search quotes what follows them.
    <ul className={styles.versions} aria-label="Versions" data-search="off">
      {chips.map((version) => (
        <li key={version}>{version}</li>
      ))}
    </ul>
  );
}
