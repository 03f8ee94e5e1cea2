import {describe, expect, it} from 'vitest';
import {groupNotices} from '../../../plugins/third-party-notices/groupNotices';
import {licenseTexts} from '../../../plugins/third-party-notices/licenseTexts';
import {parseNotices} from '../../../plugins/third-party-notices/notice';
import android from './android.json';
import ios from './ios.json';

const lists = [
  {platform: 'Android', notices: android, entries: 179, groups: 12},
  {platform: 'iOS', notices: ios, entries: 416, groups: 13},
];

describe.each(lists)('notices of $platform', ({notices, entries, groups}) => {
  const grouped = groupNotices(
    parseNotices(JSON.stringify(notices), 'notices'),
  );

  it(`has ${entries} entries, no two alike`, () => {
    expect(notices).toHaveLength(entries);
    expect(new Set(notices.map((entry) => JSON.stringify(entry))).size).toBe(
      entries,
    );
  });

  it(`shows all of them in ${groups} groups`, () => {
    expect(grouped.flatMap((group) => group.notices)).toHaveLength(entries);
    expect(grouped).toHaveLength(groups);
  });

  it('has a text for every licence', () => {
    const ids = new Set(grouped.flatMap((group) => group.ids));
    expect(licenseTexts(ids)).toHaveLength(ids.size);
  });
});
