/**
 * Nothing: `Navbar/MobileSidebar/Toggle` holds the menu that it opens.
 * Ejected: the stock sidebar is rendered only after hydration.
 */
export default function MobileSidebar(): null {
  return null;
}
