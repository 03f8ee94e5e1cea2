import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import {announcementLink} from '@site/config/announcementBar';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * The announcement as text, and a link.
 * Ejected: the stock bar sets its content as raw HTML.
 */
export default function AnnouncementBarContent({
  className,
  ...props
}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {announcementBar?.content}{' '}
      <Link to={announcementLink.to}>{announcementLink.label}</Link>
    </div>
  );
}
