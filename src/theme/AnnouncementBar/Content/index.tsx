import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/AnnouncementBar/Content';
import {announcementLink} from '@site/content/site/announcementBar';
import Content from '@theme-original/AnnouncementBar/Content';

/** Adds a link to the announcement. */
export default function AnnouncementBarContent(props: Props): ReactNode {
  return (
    <Content {...props}>
      {' '}
      <Link to={announcementLink.to}>{announcementLink.label}</Link>
    </Content>
  );
}
