/** The parts of a location that count as a page view when they change. */
export type PageLocation = {
  pathname: string;
  search: string;
  hash: string;
};

/** Code that a reader shares is in the hash, and nobody else's business. */
function pathOf({pathname, search, hash}: PageLocation): string {
  return pathname + search + (hash.startsWith('#code=') ? '' : hash);
}

/** True if `location` differs from the previous one, which is null on the first page. */
export function isNewView(
  location: PageLocation,
  previous: PageLocation | null,
): boolean {
  return previous === null || pathOf(location) !== pathOf(previous);
}

/** Parameters of the `page_view` event. */
export function pageView(
  location: PageLocation,
  origin: string,
  title: string,
) {
  return {
    page_title: title,
    page_location: origin + pathOf(location),
    page_path: pathOf(location),
  };
}
