import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ApiLedgerEntry} from '@site/src/components/ApiLedger';
import type {SymbolChange} from 'api-versions/page-data';
import WordsText from './WordsText';
import styles from './styles.module.css';

/** A symbol or member that differs: its code in both versions, and what replaces it. */
export default function SymbolEntry({
  advice,
  members = [],
  ...entry
}: SymbolChange): ReactNode {
  return (
    <ApiLedgerEntry {...entry}>
      {advice !== undefined && <WordsText words={advice} />}
      {members.length > 0 && (
        <p className={styles.members}>
          With {members.length} members:{' '}
          {members.map(({name, href}, index) => (
            <span key={name}>
              {index > 0 && ' · '}
              <Link to={href}>
                <code>{name}</code>
              </Link>
            </span>
          ))}
        </p>
      )}
    </ApiLedgerEntry>
  );
}
