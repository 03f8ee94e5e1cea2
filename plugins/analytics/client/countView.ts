import {gtag, loadGtag} from './gtag';
import {isTrackingRefused} from './isTrackingRefused';
import {isNewView, pageView, type PageLocation} from './pageView';

let isLoaded = false;

/** Sends the view of a page to Google Analytics; the first one once, whether the entry or the app sees it. */
export function countView(
  location: PageLocation,
  previous: PageLocation | null,
): void {
  if (
    isTrackingRefused(navigator) ||
    (isLoaded && previous === null) ||
    !isNewView(location, previous)
  ) {
    return;
  }
  if (!isLoaded) {
    isLoaded = true;
    loadGtag(TRACKING_ID);
  }
  gtag(
    'event',
    'page_view',
    pageView(location, window.location.origin, document.title),
  );
}
