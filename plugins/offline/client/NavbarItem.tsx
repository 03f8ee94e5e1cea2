import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import styles from './navbarItem.module.css';

type Props = {
  /** Whether it is in the menu of small screens. */
  mobile?: boolean;
};

/** The entry of the version menu that stores a version. What it opens is loaded by the press. */
export default function KeepOfflineItem({mobile = false}: Props): ReactNode {
  const {label} = useDocsVersionCandidates(undefined)[0];
  return (
    <li className={clsx(styles.item, mobile && 'menu__list-item')}>
      <button
        type="button"
        className={clsx('clean-btn', mobile ? 'menu__link' : 'dropdown__link')}
        onClick={() =>
          void import('./dialog').then(({openKeepDialog}) =>
            openKeepDialog(label),
          )
        }
      >
        Keep {label} for offline reading
      </button>
    </li>
  );
}
