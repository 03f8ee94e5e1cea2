/** Ejected: the footer has no logo, so neither its code nor its styles should reach the browser. */
export default function FooterLogo(): null {
  return null;
}
