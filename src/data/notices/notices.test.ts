import {describe, expect, it} from 'vitest';
import {groupNotices} from '../../../plugins/third-party-notices/groupNotices';
import {licenseTexts} from '../../../plugins/third-party-notices/licenseTexts';
import {parseNotices} from '../../../plugins/third-party-notices/notice';
import android from './android.json';
import ios from './ios.json';

const lists = [
  {platform: 'Android', notices: android, entries: 179, shown: 178, groups: 12},
  {platform: 'iOS', notices: ios, entries: 416, shown: 416, groups: 13},
];

describe.each(lists)(
  'notices of $platform',
  ({notices, entries, shown, groups}) => {
    const grouped = groupNotices(
      parseNotices(JSON.stringify(notices), 'notices'),
    );

    it(`has ${entries} entries, no two alike`, () => {
      expect(notices).toHaveLength(entries);
      expect(new Set(notices.map((entry) => JSON.stringify(entry))).size).toBe(
        entries,
      );
    });

    it(`shows ${shown} of them, each name once, in ${groups} groups`, () => {
      const names = grouped.flatMap((group) =>
        group.notices.map(({name}) => name),
      );
      expect(names).toHaveLength(shown);
      expect(new Set(names).size).toBe(shown);
      expect(grouped).toHaveLength(groups);
    });

    it('has a text for every licence', () => {
      const ids = new Set(grouped.flatMap((group) => group.ids));
      expect(licenseTexts(ids)).toHaveLength(ids.size);
    });
  },
);

it('keeps the version of at-least-node, which Android lists twice', () => {
  const isc = groupNotices(android).find(
    ({expression}) => expression === 'ISC',
  );
  expect(
    isc?.notices.filter(({name}) => name === 'at-least-node'),
  ).toMatchObject([{version: '1.0.0'}]);
});

it('files four names under another licence on Android than on iOS', () => {
  const onIos = new Map(ios.map(({name, license}) => [name, license]));
  expect(
    android
      .filter(({name, license}) => (onIos.get(name) ?? license) !== license)
      .map(({name}) => name)
      .sort(),
  ).toEqual(['picomatch', 'pvutils', 'type-fest', 'uri-js']);
});
