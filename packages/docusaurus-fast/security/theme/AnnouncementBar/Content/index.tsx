import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The announcement as text, and what a site puts after it.
 * Ejected: the stock bar sets its content as raw HTML.
 */
export default function AnnouncementBarContent({
  className,
  children,
  ...props
}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {announcementBar?.content}
      {children}
    </div>
  );
}
