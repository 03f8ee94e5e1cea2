/** Ejected: pages have no tags, so neither its code nor its styles should reach the browser. */
export default function TagsListInline(): null {
  return null;
}
