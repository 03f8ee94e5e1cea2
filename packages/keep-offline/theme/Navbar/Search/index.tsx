import type {ComponentProps, ReactNode} from 'react';
import StoredMark from '../../../client/StoredMark';
import styles from '../../../client/mark.module.css';
import Search from '@theme-init/Navbar/Search';

/** The navbar's search, which every width shows, after the mark of a stored copy. */
export default function SearchWithMark({
  children,
  className = '',
}: ComponentProps<typeof Search>): ReactNode {
  return (
    <Search className={`${className} ${styles.beside}`}>
      <StoredMark />
      {children}
    </Search>
  );
}
