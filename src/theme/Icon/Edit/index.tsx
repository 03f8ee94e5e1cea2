import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Edit';
import styles from './styles.module.css';

/**
 * A pencil.
 * Ejected: an icon is its drawing; ours takes a tenth of the HTML.
 */
export default function IconEdit({className, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      {...props}
    >
      <path d="m14 2 4 4L7 17H3v-4Z" />
    </svg>
  );
}
