import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Props} from '@theme/OfflinePage/Frame';

/** What is around the page about offline reading: a site with pages of its own style swizzles it. */
export default function OfflineFrame({
  title,
  heading,
  description,
  lead,
  actions,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <h1>{heading}</h1>
        <p>{lead}</p>
        {actions}
        {children}
      </main>
    </Layout>
  );
}
