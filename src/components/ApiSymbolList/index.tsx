import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiBadge, {type BadgeName} from '@site/src/components/ApiBadge';
import styles from './styles.module.css';

type ItemProps = {
  kind: BadgeName;
  name: string;
  href: string;
  isDeprecated?: boolean;
  /** One-line summary. */
  children?: ReactNode;
};

/** A symbol or module of the list. */
export function ApiSymbolItem({
  kind,
  name,
  href,
  isDeprecated = false,
  children,
}: ItemProps): ReactNode {
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Link className={styles.name} to={href} data-deprecated={isDeprecated}>
          {name}
        </Link>{' '}
        <ApiBadge name={kind} />
      </div>{' '}
      <div className={styles.summary}>{children}</div>
    </li>
  );
}

/** A list of symbols or modules with their kinds and summaries. */
export default function ApiSymbolList({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}
