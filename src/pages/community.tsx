import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links, repository} from '@site/config/brand';
import StaticPage from '@site/src/components/StaticPage';

/** Community: where to meet others and show what you made. */
export default function Community(): ReactNode {
  return (
    <StaticPage
      title="Community"
      description="Where PlayTorch users meet, ask, answer and show what they made."
      lead="Show what you built, say what you miss, and help others along."
    >
      <h2 id="show">Show your demo</h2>
      <p>
        <Link href={links.showcaseForm}>Submit your use case</Link> with a
        picture or a Snack.
      </p>
      <h2 id="talk">Talk</h2>
      <ul>
        <li>
          <Link href={links.discord}>Discord</Link>, for chat
        </li>
        <li>
          <Link href={links.stackOverflow}>Stack Overflow</Link>, tag{' '}
          <code>playtorch</code>
        </li>
        <li>
          <Link href={links.twitter}>Twitter</Link>, <code>#playtorch</code>
        </li>
      </ul>
      <h2 id="code">Read the code</h2>
      <p>
        The sources, issues and pull requests are on{' '}
        <Link href={repository.url}>GitHub</Link>.
      </p>
    </StaticPage>
  );
}
