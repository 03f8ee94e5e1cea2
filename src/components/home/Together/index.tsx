import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links, repository} from '@site/content/site/brand';
import styles from './styles.module.css';

const channels = [
  {name: 'Discord', what: 'Chat with other users', href: links.discord},
  {name: 'GitHub', what: 'Source code and past issues', href: repository.url},
  {
    name: 'Stack Overflow',
    what: 'Search the tag playtorch',
    href: links.stackOverflow,
  },
  {name: 'Twitter', what: 'Demos under #playtorch', href: links.twitter},
] as const;

/** Links to the community. */
export default function Together(): ReactNode {
  return (
    <section
      className={styles.together}
      aria-labelledby="together"
      data-render="lazy"
    >
      <h2 id="together" className={styles.title}>
        Researchers, app developers, weekend hackers
      </h2>
      <p className={styles.lead}>
        See what they built, and ask: other users may still answer.{' '}
        <Link to="/status/">Status and alternatives</Link> says what to build
        new apps with.
      </p>
      <ul className={styles.channels}>
        {channels.map(({name, what, href}) => (
          <li key={name}>
            <Link className={styles.channel} href={href}>
              <strong>{name}</strong>
              <span>{what}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button button--secondary button--lg" to="/community/">
        Find the community
      </Link>
    </section>
  );
}
