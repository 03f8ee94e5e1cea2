type AnalyticsWindow = Window & {dataLayer?: unknown[]};

/** Queues a command for gtag.js, which takes `arguments` objects and no arrays. */
export const gtag: (...command: unknown[]) => void = function () {
  const queue = ((window as AnalyticsWindow).dataLayer ??= []);
  // eslint-disable-next-line prefer-rest-params -- see above
  queue.push(arguments);
};

/** The address of gtag.js, vouched for by a policy that knows no other. */
function gtagAddress(trackingId: string): string {
  const address = `https://www.googletagmanager.com/gtag/js?id=${trackingId}`;
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL('') ?? address;
}

/** Loads gtag.js and tells it to leave page views to us. */
export function loadGtag(trackingId: string): void {
  gtag('js', new Date());
  gtag('config', trackingId, {send_page_view: false});
  const script = document.createElement('script');
  script.async = true;
  script.src = gtagAddress(trackingId);
  document.head.append(script);
}
