import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/content/site/brand';
import Glyph from '@site/src/components/Glyph';
import styles from './styles.module.css';

const channels = [
  {
    glyph: 'chat',
    name: 'Discord',
    use: 'Chat with other users: quick questions, ideas, work in progress.',
    href: links.discord,
  },
  {
    glyph: 'stack',
    name: 'Stack Overflow',
    use: 'Questions and answers with the tag playtorch. Search before you ask.',
    href: links.stackOverflow,
  },
  {
    glyph: 'hash',
    name: 'Twitter',
    use: 'Short videos of demos from 2022, under #playtorch.',
    href: links.twitter,
  },
] as const;

/** The channels, each with what it is good for. */
export default function Channels(): ReactNode {
  return (
    <ul className={styles.channels}>
      {channels.map(({glyph, name, use, href}) => (
        <li key={name} className={styles.channel}>
          <Glyph name={glyph} />
          <div>
            <Link className={styles.name} href={href}>
              {name}
            </Link>
            <p className={styles.use}>{use}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
