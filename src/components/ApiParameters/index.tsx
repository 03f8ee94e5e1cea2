import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {BadgeName} from '@site/src/components/ApiBadge';
import {InlineSignature, type Lines} from '@site/src/components/ApiSignature';
import styles from './styles.module.css';

type ParametersProps = {
  /** What the rows are: Parameter, Property, Member. */
  label: string;
  /** What their second column holds. */
  typeLabel?: string;
  children: ReactNode;
};

/** Parameters or properties as a table, which stacks on a narrow screen. */
export default function ApiParameters({
  label,
  typeLabel = 'Type',
  children,
}: ParametersProps): ReactNode {
  return (
    <table className={styles.table}>
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
  /** Anchor, where other pages link to the row. */
  id?: string;
  name: string;
  type: Lines;
  isOptional?: boolean;
  defaultValue?: string;
  /** Set on the row of a member: the filter over the list looks at it, and search finds it. */
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
    <tr id={id} data-member={kind && name.toLowerCase()} data-kind={kind}>
      <th scope="row">
        <code>{name}</code>
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
