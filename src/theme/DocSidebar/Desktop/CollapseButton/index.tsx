/** Ejected: the sidebar cannot be hidden, so neither its code nor its styles should reach the browser. */
export default function CollapseButton(): null {
  return null;
}
