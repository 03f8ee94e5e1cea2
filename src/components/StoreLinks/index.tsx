import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/config/brand';

/** Where to get the PlayTorch app. */
export default function StoreLinks(): ReactNode {
  return (
    <ul>
      <li>
        <Link href={links.googlePlay}>
          PlayTorch for Android on Google Play
        </Link>
      </li>
      <li>
        <Link href={links.appStore}>PlayTorch for iOS on the App Store</Link>
      </li>
    </ul>
  );
}
