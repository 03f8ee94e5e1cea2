/** What the internal check offers the reader of a page. */
export type Offer = {
  /** URL of the page's internal version. */
  redirectTo: URL;
  showBanner: boolean;
  /** Text of the banner; `{link}` is replaced with the link. */
  template: string;
  autoRedirectEnabled: boolean;
};

const defaultTemplate = 'There is an internal version of this page: {link}.';

const maxTemplateLength = 300;

function allowedTarget(
  target: unknown,
  redirectOrigins: readonly string[],
): URL | undefined {
  if (typeof target !== 'string') {
    return undefined;
  }
  try {
    const url = new URL(target);
    return redirectOrigins.includes(url.origin) ? url : undefined;
  } catch {
    // Not an address. Safari 16 can't ask beforehand.
    return undefined;
  }
}

/** Validates the response of the check; undefined if it offers nothing that we may show. */
export function parseOffer(
  response: unknown,
  redirectOrigins: readonly string[],
): Offer | undefined {
  if (typeof response !== 'object' || response === null) {
    return undefined;
  }
  const {redirectTo, showBanner, template, autoRedirectEnabled} =
    response as Record<string, unknown>;
  const target = allowedTarget(redirectTo, redirectOrigins);
  if (target === undefined) {
    return undefined;
  }
  const hasTemplate =
    typeof template === 'string' &&
    template !== '' &&
    template.length <= maxTemplateLength;
  return {
    redirectTo: target,
    showBanner: showBanner === true,
    template: hasTemplate ? template : defaultTemplate,
    autoRedirectEnabled: autoRedirectEnabled === true,
  };
}

/** Asks what is offered for a page, with the reader's cookies. */
export async function checkPage(
  checkUrl: string,
  pathname: string,
  redirectOrigins: readonly string[],
): Promise<Offer | undefined> {
  const url = new URL(checkUrl);
  url.searchParams.set('path', pathname);
  try {
    const response = await fetch(url, {credentials: 'include'});
    return response.ok
      ? parseOffer(await response.json(), redirectOrigins)
      : undefined;
  } catch {
    // Not logged in, not reachable or not JSON: nothing to offer.
    return undefined;
  }
}
