import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Elsewhere} from 'api-versions/page-data';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';
import {markTarget} from './markTarget';

type Props = {
  /** Members of this page in other versions, by anchor. */
  elsewhere?: Readonly<Record<string, Elsewhere>>;
};

/** Says where to find the member in the address if this page has none; marks it if it has. */
export default function MissingMember({elsewhere = {}}: Props): ReactNode {
  const {hash, key} = useLocation();
  const message = useRef<HTMLParagraphElement>(null);
  const [anchor, setAnchor] = useState('');
  useEffect(() => {
    let unmark = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      const id = decodeURIComponent(hash.slice(1));
      const target = document.getElementById(id);
      setAnchor(target === null ? id : '');
      unmark = target === null ? unmark : markTarget(target);
    });
    return () => {
      cancelAnimationFrame(frame);
      unmark();
    };
  }, [hash, key]);
  useEffect(() => {
    if (anchor !== '') {
      message.current?.scrollIntoView({block: 'center'});
    }
  }, [anchor]);
  const found = elsewhere[anchor];
  return (
    anchor !== '' && (
      <p ref={message} className={styles.missing} role="alert">
        {found === undefined ? (
          <>
            This page has nothing called <code>{anchor.slice(0, 60)}</code>.
          </>
        ) : (
          <>
            <code>{found.name}</code>{' '}
            {found.removedIn === undefined
              ? `came with ${found.label}`
              : `was removed in ${found.removedIn}`}
            . <Link to={found.href}>Read about it in {found.label}</Link>
          </>
        )}
      </p>
    )
  );
}
