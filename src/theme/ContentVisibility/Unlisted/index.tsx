import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/**
 * Keeps a page out of search engines. Our unlisted pages explain themselves.
 * Ejected: the stock component adds a banner and `nofollow`.
 */
export default function Unlisted(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
