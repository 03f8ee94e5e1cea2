import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

/**
 * A house, in the HTML of every docs page.
 * Ejected: an icon is its drawing; ours takes a fifth of the HTML.
 */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3Z" fill="currentColor" />
    </svg>
  );
}
