import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Layout';
import FooterLayout from '@theme-original/Footer/Layout';
import './styles.css';

/** The theme's footer, rendered by the browser after the first paint. */
export default function LazyFooterLayout(props: Props): ReactNode {
  return (
    <div data-render="lazy">
      <FooterLayout {...props} />
    </div>
  );
}
