import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links, repository} from '@site/config/brand';
import CommunityPicture from '@site/src/components/CommunityPicture';
import StaticPage from '@site/src/components/StaticPage';
import Channels from './Channels';
import styles from './styles.module.css';

/** The community page: where to meet others and show what you made. */
export default function CommunityPage(): ReactNode {
  return (
    <StaticPage
      title="Community"
      heading="Come sit by the fire"
      description="Where PlayTorch users meet, ask, answer and show what they made."
      eyebrow="Community"
      lead="Researchers, app developers and weekend hackers build with PlayTorch. Show what you made, say what is missing, help the next one along."
      actions={
        <p className={styles.actions}>
          <Link className="button button--primary" href={links.discord}>
            Join the Discord
          </Link>
          <Link className="button button--secondary" href={repository.url}>
            Read the code
          </Link>
        </p>
      }
      picture={<CommunityPicture />}
    >
      <section className={styles.slot} aria-labelledby="show">
        <div>
          <h2 id="show">This place is kept for your demo</h2>
          <p>
            Say what it does, which model it runs and what was hard. A picture
            or a Snack says the rest.
          </p>
        </div>
        <Link className="button button--secondary" href={links.showcaseForm}>
          Show your demo
        </Link>
      </section>
      <section aria-labelledby="talk">
        <h2 id="talk">Where people talk</h2>
        <Channels />
      </section>
      <section className={styles.code} aria-labelledby="code">
        <h2 id="code">Where the code is</h2>
        <p>
          The toolkit, the app and their history are open on{' '}
          <Link href={repository.url}>GitHub</Link>, under the MIT licence. Look
          through the <Link href={links.issues}>issues</Link> before you write
          one, and fork what you want to change.
        </p>
        <p>
          Upstream maintenance ended in October 2023. The code and these docs
          stay; expect answers from other users rather than from the team.
        </p>
      </section>
    </StaticPage>
  );
}
