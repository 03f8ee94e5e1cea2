import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Shown without JavaScript, which search needs. */
export default function NoScriptMessage(): ReactNode {
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
