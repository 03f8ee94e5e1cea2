import type {ReactNode} from 'react';
import NoticesPage from '@site/src/components/NoticesPage';
import notices from '@site/src/data/notices/android.json';

/** Third-party software in the Android app. */
export default function ThirdPartyNoticesAndroid(): ReactNode {
  return <NoticesPage platform="Android" notices={notices} />;
}
