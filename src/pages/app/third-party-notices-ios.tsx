import type {ReactNode} from 'react';
import NoticesPage from '@site/src/components/NoticesPage';
import notices from '@site/src/data/notices/ios.json';

/** Third-party software in the iOS app. */
export default function ThirdPartyNoticesIos(): ReactNode {
  return <NoticesPage platform="iOS" notices={notices} />;
}
