import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/**
 * Keeps a page out of search engines. Our unlisted pages say in their own
 * words what they are, and their links are there to be followed.
 */
export default function Unlisted(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
