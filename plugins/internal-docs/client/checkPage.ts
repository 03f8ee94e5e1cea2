/** What the internal check offers to the reader of a page. */
export type Offer = {
  /** Where the internal version of the page is. */
  redirectTo: URL;
  showBanner: boolean;
  /** Sentence of the banner; `{link}` stands for the link. */
  template: string;
  autoRedirectEnabled: boolean;
};

const defaultTemplate = 'There is an internal version of this page: {link}.';

/** A longer sentence is no sentence. */
const longestTemplate = 300;

function allowedTarget(
  target: unknown,
  redirectOrigins: readonly string[],
): URL | undefined {
  if (typeof target !== 'string' || !URL.canParse(target)) {
    return undefined;
  }
  const url = new URL(target);
  return redirectOrigins.includes(url.origin) ? url : undefined;
}

/** Reads an answer of the check; undefined where it offers nothing that we may show. */
export function parseOffer(
  answer: unknown,
  redirectOrigins: readonly string[],
): Offer | undefined {
  if (typeof answer !== 'object' || answer === null) {
    return undefined;
  }
  const {redirectTo, showBanner, template, autoRedirectEnabled} =
    answer as Record<string, unknown>;
  const target = allowedTarget(redirectTo, redirectOrigins);
  if (target === undefined) {
    return undefined;
  }
  const hasTemplate =
    typeof template === 'string' &&
    template !== '' &&
    template.length <= longestTemplate;
  return {
    redirectTo: target,
    showBanner: showBanner === true,
    template: hasTemplate ? template : defaultTemplate,
    autoRedirectEnabled: autoRedirectEnabled === true,
  };
}

/** Asks, as the reader who is logged in, what there is for a page. */
export async function checkPage(
  checkUrl: string,
  pathname: string,
  redirectOrigins: readonly string[],
): Promise<Offer | undefined> {
  const address = new URL(checkUrl);
  address.searchParams.set('path', pathname);
  try {
    const response = await fetch(address, {credentials: 'include'});
    return response.ok
      ? parseOffer(await response.json(), redirectOrigins)
      : undefined;
  } catch {
    // Not logged in, not reachable or no JSON: there is nothing to offer.
    return undefined;
  }
}
