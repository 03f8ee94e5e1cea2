import type {ReactNode} from 'react';
import ApiBadge from '@site/src/components/ApiBadge';
import styles from './styles.module.css';

/** A member in the overview of a page. */
export type OverviewRow = {
  /** Anchor of its card. */
  anchor: string;
  /** Name and parameters: `topk(k, options?): [Tensor, Tensor]`. */
  signature: string;
  summary: string;
  /** First version that has it; inherited members have none. */
  since?: string;
  isNew?: boolean;
  isDeprecated?: boolean;
};

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
  return (
    // Search finds the members by their cards.
    <table className={styles.overview} data-search="off">
      <thead>
        <tr>
          <th scope="col">Member</th>
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
