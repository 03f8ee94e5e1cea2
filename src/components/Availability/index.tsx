import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A docs version, and whether it has the symbol. */
export type AvailabilityCell = {
  label: string;
  /** The symbol's page in that version, or the page that says it is missing. */
  href?: string;
  isHere: boolean;
  isCurrent: boolean;
};

type Props = {
  /** Name of the symbol. */
  name: string;
  versions: readonly AvailabilityCell[];
};

function cellLabel({label, isHere, isCurrent}: AvailabilityCell): string {
  const has = isHere ? 'available' : 'not available';
  return `${label}: ${has}${isCurrent ? ', this page' : ''}`;
}

/** A strip of all versions: filled if they have the symbol; the current one is outlined. */
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
                title={cellLabel(cell)}
              >
                {cell.label}
              </span>
            ) : (
              <Link
                className={styles.cell}
                to={cell.href}
                data-here={cell.isHere}
                aria-current={cell.isCurrent ? 'page' : undefined}
                aria-label={cellLabel(cell)}
                title={cellLabel(cell)}
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
