import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Cell from './Cell';
import styles from './dialog.module.css';

type Props = {
  url: string;
  /** Called if the link opens in this window. */
  onFollow: () => void;
  children: ReactNode;
};

/**
 * A cell with a link: Enter follows it, and clicks work as on any link. The page replaces
 * the history entry that the open dialog has.
 */
export default function LinkCell({url, onFollow, children}: Props): ReactNode {
  const history = useHistory();

  function follow(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented) {
      // The link has handled the click.
      onFollow();
    } else if (event.target === event.currentTarget) {
      history.replace(url);
      onFollow();
    }
  }

  return (
    <Cell className={styles.cell} onPress={follow}>
      <Link className={styles.link} to={url} replace tabIndex={-1}>
        {children}
      </Link>
    </Cell>
  );
}
