import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  children: ReactNode;
};

/** Makes a wide table scroll on its own instead of the page. */
export default function TableFrame({children}: Props): ReactNode {
  return (
    <div
      className={styles.frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label="Table"
      data-render="lazy"
    >
      {children}
    </div>
  );
}
