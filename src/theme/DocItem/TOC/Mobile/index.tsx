import type {ReactNode} from 'react';

/**
 * Nothing above the title.
 * Ejected: the stock layout shows the contents first. `PageContents` shows them below the title.
 */
export default function DocItemTOCMobile(): ReactNode {
  return null;
}
