import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {afterTitleUpdate} from './afterTitleUpdate';
import {gtag, loadGtag} from './gtag';
import {isTrackingRefused} from './isTrackingRefused';
import {isNewView, pageView} from './pageView';

const {trackingId} = globalData.analytics?.default as {trackingId: string};

/** Sends a page view for each change of path, query or anchor. */
function createAnalytics(): ClientModule {
  loadGtag(trackingId);
  return {
    onRouteDidUpdate({location, previousLocation}) {
      if (isNewView(location, previousLocation)) {
        afterTitleUpdate(() =>
          gtag(
            'event',
            'page_view',
            pageView(location, window.location.origin, document.title),
          ),
        );
      }
    },
  };
}

const isBrowser = typeof window !== 'undefined';

export default isBrowser && !isTrackingRefused(navigator)
  ? createAnalytics()
  : {};
