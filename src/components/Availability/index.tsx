import type {ReactNode} from 'react';
import type {AvailabilityCell} from 'api-versions/page-data';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Name of the symbol. */
  name: string;
  versions: readonly AvailabilityCell[];
  /** First version that has it. */
  since?: string;
};

function cellLabel({label, isHere, isCurrent}: AvailabilityCell): string {
  const has = isHere ? 'available' : 'not available';
  return `${label}: ${has}${isCurrent ? ', this page' : ''}`;
}

/** A strip of all versions: filled if they have the symbol; the current one is outlined. */
export default function Availability({
  name,
  versions,
  since,
}: Props): ReactNode {
  return (
    <nav className={styles.strip} aria-label={`${name} in each version`}>
      <span className={styles.label}>
        Available {since === undefined ? 'in' : `since ${since}, in`}
      </span>{' '}
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
