import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  to: string;
  title: string;
  /** Level of the title. */
  as: 'h2' | 'h3';
  picture: ReactNode;
  summary: string;
  /** A word or two at the foot. */
  note: string;
  /** Whether it renders after the first paint. */
  isLazy?: boolean;
};

/** An item of a list, with a picture on top. The whole card is a link. */
export default function PictureCard({
  to,
  title,
  as: Title,
  picture,
  summary,
  note,
  isLazy = false,
}: Props): ReactNode {
  return (
    <li className={styles.card} data-render={isLazy ? 'lazy' : undefined}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Title className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Title>
        <p>{summary}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  );
}
