import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

/**
 * The copyright line, as text.
 * Ejected: the stock one sets it as raw HTML.
 */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">{copyright}</div>;
}
