/** Ejected: the footer has columns, so neither its code nor its styles should reach the browser. */
export default function SimpleFooterLinks(): null {
  return null;
}
