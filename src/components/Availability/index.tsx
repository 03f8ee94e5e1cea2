import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** One documented version, seen from a symbol. */
export type AvailabilityCell = {
  label: string;
  /** The symbol's page there, or the page that says it is missing. */
  href?: string;
  isHere: boolean;
  isCurrent: boolean;
};

type Props = {
  /** What the versions have or lack. */
  name: string;
  versions: readonly AvailabilityCell[];
};

function words({label, isHere, isCurrent}: AvailabilityCell): string {
  const has = isHere ? 'available' : 'not available';
  return `${label}: ${has}${isCurrent ? ', this page' : ''}`;
}

/** A strip of all versions: filled where a symbol exists, outlined where you are. */
export default function Availability({name, versions}: Props): ReactNode {
  return (
    <nav className={styles.strip} aria-label={`${name} in each version`}>
      <ol>
        {versions.map((cell) => (
          <li key={cell.label}>
            {cell.href === undefined ? (
              <span
                className={styles.cell}
                data-here={cell.isHere}
                title={words(cell)}
              >
                {cell.label}
              </span>
            ) : (
              <Link
                className={styles.cell}
                to={cell.href}
                data-here={cell.isHere}
                aria-current={cell.isCurrent ? 'page' : undefined}
                aria-label={words(cell)}
                title={words(cell)}
              >
                {cell.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
