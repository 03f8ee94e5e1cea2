type AnalyticsWindow = Window & {dataLayer?: unknown[]};

/** Queues a command for gtag.js, which takes `arguments` objects and no arrays. */
export const gtag: (...command: unknown[]) => void = function () {
  const queue = ((window as AnalyticsWindow).dataLayer ??= []);
  // eslint-disable-next-line prefer-rest-params -- see above
  queue.push(arguments);
};

/** Loads gtag.js and tells it to leave page views to us. */
export function loadGtag(trackingId: string): void {
  gtag('js', new Date());
  gtag('config', trackingId, {send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${trackingId}`;
  document.head.append(script);
}
