import type {ReactNode} from 'react';
import {memo} from 'react';
import type {NoticeGroup} from '@site/plugins/third-party-notices/groupNotices';
import {licensePath} from '@site/plugins/third-party-notices/licensePath';
import styles from './styles.module.css';

type Props = {
  group: NoticeGroup;
  /** Names of licences by SPDX id. */
  names: ReadonlyMap<string, string>;
};

/** Anchor of a group's heading. */
export function groupId(expression: string): string {
  return `license-${expression.toLowerCase().replaceAll(' ', '-')}`;
}

const rules = {
  one: 'Under',
  all: 'Under all of these at once, each for a part of the software:',
  any: 'Under the one of these that you choose:',
};

function NoticeGroupSection({group, names}: Props): ReactNode {
  const {expression, ids, rule, notices} = group;
  const headingId = groupId(expression);
  return (
    <section aria-labelledby={headingId}>
      <h2 className={styles.groupHeading} id={headingId}>
        {expression}{' '}
        <span className={styles.count} data-search="off">
          {notices.length}
        </span>
      </h2>
      <p className={styles.rule}>
        {rules[rule]}{' '}
        {ids.map((id, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={licensePath(id)}>{names.get(id)}</a>
          </span>
        ))}
      </p>
      <ul className={styles.notices}>
        {notices.map(({name, version, copyright}) => (
          <li key={`${name} ${version ?? ''}`} className={styles.notice}>
            <strong className={styles.name}>{name}</strong>{' '}
            {version !== undefined && (
              <span className={styles.version} data-search="off">
                {version}
              </span>
            )}
            {copyright !== undefined && (
              <span className={styles.copyright} data-search="off">
                {copyright}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A licence and the software under it. */
export default memo(NoticeGroupSection);
