type AnalyticsWindow = Window & {dataLayer?: unknown[]};

/** Queues a command for gtag.js, which accepts `arguments` objects but no arrays. */
export const gtag: (...command: unknown[]) => void = function () {
  const queue = ((window as AnalyticsWindow).dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params -- see above
  queue.push(arguments);
};

/** URL of gtag.js, from a Trusted Types policy that allows no other. */
function gtagUrl(trackingId: string): string {
  const url = `https://www.googletagmanager.com/gtag/js?id=${trackingId}`;
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: () => url,
  });
  return policy?.createScriptURL('') ?? url;
}

/** Loads gtag.js without its automatic page views: we send our own. */
export function loadGtag(trackingId: string): void {
  gtag('js', new Date());
  gtag('config', trackingId, {send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = gtagUrl(trackingId);
  document.head.append(script);
}
