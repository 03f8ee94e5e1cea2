/** The parts of a location that a page view depends on. */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
};

/** Path, query and anchor of a place. */
export function pathOf({pathname, search, hash}: Place): string {
  return pathname + search + hash;
}

/** Says whether a reader who came from `previous` sees something new; null is the first page. */
export function isNewView(place: Place, previous: Place | null): boolean {
  return previous === null || pathOf(place) !== pathOf(previous);
}

/** Fields of the event `page_view`. */
export function pageView(place: Place, origin: string, title: string) {
  return {
    page_title: title,
    page_location: origin + pathOf(place),
    page_path: pathOf(place),
  };
}
