import type {ReactNode} from 'react';
import {useDeferredValue, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import type {NoticeGroup} from '@site/plugins/third-party-notices/groupNotices';
import {licensePath} from '@site/plugins/third-party-notices/licensePath';
import FilterField from 'controls/FilterField';
import NoticesPicture from '@site/src/components/NoticesPicture';
import StaticPage from '@site/src/components/StaticPage';
import LicenseOverview from './LicenseOverview';
import NoticeGroupSection from './NoticeGroupSection';
import {countNotices, filterGroups} from './filterGroups';
import styles from './styles.module.css';

type Props = {
  platform: 'Android' | 'iOS';
  groups: readonly NoticeGroup[];
  licenses: readonly {id: string; name: string}[];
};

const otherPlatform = {
  Android: {label: 'iOS', to: '/app/third-party-notices-ios/'},
  iOS: {label: 'Android', to: '/app/third-party-notices-android/'},
};

/** Third-party software of one platform's app, grouped by licence. */
export default function NoticesPage({
  platform,
  groups,
  licenses,
}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query);
  const matching = useMemo(() => filterGroups(groups, shown), [groups, shown]);
  const names = useMemo(
    () => new Map(licenses.map(({id, name}) => [id, name])),
    [licenses],
  );
  const total = countNotices(groups);
  const other = otherPlatform[platform];
  return (
    <StaticPage
      title={`Third-party notices for ${platform}`}
      description={`Third-party software that may be part of the PlayTorch app for ${platform}, with its licenses.`}
      lead={`The PlayTorch app for ${platform} builds on the work of others: it may include ${total} pieces of software.`}
      picture={<NoticesPicture />}
      actions={<Link to={other.to}>Third-party notices for {other.label}</Link>}
    >
      <LicenseOverview groups={groups} />
      <FilterField
        label="Filter by name, holder or license"
        query={query}
        status={
          shown === ''
            ? `${total} shown`
            : `${countNotices(matching)} of ${total} shown`
        }
        onChange={setQuery}
      />
      {matching.map((group) => (
        <NoticeGroupSection
          key={group.expression}
          group={group}
          names={names}
        />
      ))}
      <h2 id="texts">License texts</h2>
      <p>
        Each is a file of plain text, as the SPDX list gives it. Where a text
        leaves the year or the holder open, see the software’s own line above.
      </p>
      <ul className={styles.texts}>
        {licenses.map(({id, name}) => (
          <li key={id}>
            <a href={licensePath(id)}>{name}</a> <code>{id}</code>
          </li>
        ))}
      </ul>
    </StaticPage>
  );
}
