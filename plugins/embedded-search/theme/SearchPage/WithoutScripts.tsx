import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Says what to do where no script runs: search is one. */
export default function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        Search runs in your browser and needs JavaScript. Without it, find your
        way from the <Link to="/docs/tutorials/get-started/">tutorials</Link>,
        the <Link to="/docs/api/core/">API reference</Link> or the{' '}
        <Link to="/faq/">frequently asked questions</Link>.
      </p>
    </noscript>
  );
}
