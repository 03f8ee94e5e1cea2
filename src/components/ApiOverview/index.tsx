import type {ReactNode} from 'react';
import type {OverviewRow} from 'api-versions/page-data';
import ApiBadge from '@site/src/components/ApiBadge';
import styles from './styles.module.css';

/** Name, then the rest of the signature. */
function splitSignature(signature: string): [string, string] {
  const end = signature.search(/[?(:]| =/);
  return [signature.slice(0, end), signature.slice(end)];
}

/** All members of a page as a table of links. */
export default function ApiOverview({
  rows,
}: {
  rows: readonly OverviewRow[];
}): ReactNode {
  const widest = rows.reduce(
    (longest, {signature}) =>
      signature.length > longest.length ? signature : longest,
    '',
  );
  return (
    // Search finds the members by their cards.
    <table className={styles.overview} data-search="off">
      <thead>
        <tr>
          <th scope="col">
            Member
            {/* Rows arrive one by one; the column has its width from the first. */}
            <span className={styles.widest} aria-hidden data-md="off">
              {widest}
            </span>
          </th>
          <th scope="col">What it does</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({anchor, signature, summary, since, isNew, isDeprecated}) => {
            const [name, rest] = splitSignature(signature);
            return (
              <tr key={anchor}>
                <th scope="row">
                  <a href={`#${anchor}`} data-deprecated={isDeprecated}>
                    {name}
                  </a>
                  {rest}
                </th>
                <td>{summary}</td>
                <td>
                  {isNew ? <ApiBadge name="added">{since}</ApiBadge> : since}
                </td>
              </tr>
            );
          },
        )}
      </tbody>
    </table>
  );
}
