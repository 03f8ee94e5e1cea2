import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Cell from './Cell';
import styles from './dialog.module.css';

type Props = {
  url: string;
  /** Called when the reader leaves for the link in this window. */
  onFollow: () => void;
  children: ReactNode;
};

/** A cell that is a link: Enter follows it, and a click does whatever it does on any link. */
export default function LinkCell({url, onFollow, children}: Props): ReactNode {
  const history = useHistory();

  function follow(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented) {
      // The link has moved on already.
      onFollow();
    } else if (event.target === event.currentTarget) {
      history.push(url);
      onFollow();
    }
  }

  return (
    <Cell className={styles.cell} onPress={follow}>
      <Link className={styles.link} to={url} tabIndex={-1}>
        {children}
      </Link>
    </Cell>
  );
}
