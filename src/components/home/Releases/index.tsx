import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import symbolLinks from '@generated/symbol-links/default/home.json';
import {
  docsVersionOf,
  latestVersion,
  versionRoot,
} from '@site/content/site/versions';
import {monthNames} from '@site/content/data/monthNames';
import {latestChanges, releases} from '@site/content/data/releases';
import styles from './styles.module.css';

/** `2022-11-15` as `November 2022`. */
function monthOf(date: string): string {
  const [year, month] = date.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}

/** What is new in the latest release, next to a timeline of all releases. */
export default function Releases(): ReactNode {
  return (
    <section
      className={styles.releases}
      aria-labelledby="releases"
      data-render="lazy"
    >
      <div className={styles.inner}>
        <div>
          <h2 id="releases" className={styles.title}>
            Docs for the version you run
          </h2>
          <p>
            Each version has its own tutorials and its own reference. Pick yours
            in the bar at the top; it stays selected from page to page.
          </p>
          <p>
            The <Link to="/docs/api/core/">reference</Link> runs: press Run at
            an example, or write your own in the{' '}
            <Link to="/console/">console</Link>.
          </p>
          <h3>New in {latestVersion}</h3>
          <ul className={styles.changes}>
            {latestChanges.map(({name, change}) => (
              <li key={name}>
                <Link to={symbolLinks[name]}>
                  <code>{name}</code>
                </Link>{' '}
                {change}
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.line}>
          {releases.map(({docsVersion, date, headline}) => {
            const version = docsVersionOf(docsVersion);
            const isLatest = docsVersion === latestVersion;
            return (
              <li
                key={docsVersion}
                className={clsx(styles.release, isLatest && styles.latest)}
              >
                <span className={styles.version}>
                  <Link to={`${versionRoot(version)}tutorials/get-started/`}>
                    {version.label}
                  </Link>
                  {isLatest && <span className={styles.badge}>latest</span>}
                </span>
                <span className={styles.headline}>{headline}</span>
                <time dateTime={date}>{monthOf(date)}</time>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
