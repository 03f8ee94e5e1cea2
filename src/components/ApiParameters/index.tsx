import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {BadgeName} from '@site/src/components/ApiBadge';
import BreakableName from 'controls/BreakableName';
import type {Lines} from 'api-versions/page-data';
import {InlineSignature} from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

type ParametersProps = {
  /** Header of the first column: Parameter, Property, Member. */
  label: string;
  /** Header of the second column. */
  typeLabel?: string;
  children: ReactNode;
};

/** Parameters or properties as a table, stacked on narrow screens. */
export default function ApiParameters({
  label,
  typeLabel = 'Type',
  children,
}: ParametersProps): ReactNode {
  return (
    <table
      className={clsx(styles.table, label === 'Parameter' && styles.compact)}
    >
      <colgroup>
        <col className={styles.name} />
        <col className={styles.type} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{typeLabel}</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type ParameterProps = {
  /** Anchor of the row. */
  id?: string;
  name: string;
  type: Lines;
  isOptional?: boolean;
  defaultValue?: string;
  /** Set for members, which the filter and search can find. */
  kind?: BadgeName;
  since?: string;
  inheritedFrom?: {name: string; href: string};
  children?: ReactNode;
};

/** One row of the table. */
export function ApiParameter({
  id,
  name,
  type,
  isOptional = false,
  defaultValue,
  kind,
  since,
  inheritedFrom,
  children,
}: ParameterProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr
      id={id}
      data-member={kind && name.toLowerCase()}
      data-kind={kind}
      data-since={kind && since}
    >
      <th scope="row">
        <code>
          <BreakableName name={name} />
        </code>
        {isOptional && <span className={styles.optional}>optional</span>}
        {since !== undefined && (
          <span className={styles.optional}>since {since}</span>
        )}
        {inheritedFrom !== undefined && (
          <span className={styles.optional}>
            from <Link to={inheritedFrom.href}>{inheritedFrom.name}</Link>
          </span>
        )}
      </th>
      <td>
        <InlineSignature code={type} />
        {defaultValue !== undefined && (
          <span className={styles.optional}>
            default <code>{defaultValue}</code>
          </span>
        )}
      </td>
      <td>{children}</td>
    </tr>
  );
}
