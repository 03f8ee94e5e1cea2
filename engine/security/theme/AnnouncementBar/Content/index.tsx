import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The words of the announcement bar, as text. */
export default function AnnouncementBarContent({
  className,
  ...props
}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {announcementBar?.content}
    </div>
  );
}
