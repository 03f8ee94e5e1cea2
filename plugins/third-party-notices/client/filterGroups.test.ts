import {expect, it} from 'vitest';
import {groupNotices} from '@site/plugins/third-party-notices/groupNotices';
import {countNotices, filterGroups} from './filterGroups';

const groups = groupNotices([
  {name: 'expo-gl', version: '1.2.3', copyright: 'Ann', license: 'MIT'},
  {name: 'expo-av', copyright: 'Ben', license: 'MIT'},
  {name: 'libpng', copyright: 'Ann and Ben', license: 'Libpng'},
]);

it.each([
  ['', ['expo-av', 'expo-gl', 'libpng']],
  ['  ', ['expo-av', 'expo-gl', 'libpng']],
  ['EXPO', ['expo-av', 'expo-gl']],
  ['ann', ['expo-gl', 'libpng']],
  ['expo ann', ['expo-gl']],
  ['1.2.3', ['expo-gl']],
  ['libpng', ['libpng']],
  ['mit', ['expo-av', 'expo-gl']],
  ['nothing', []],
  ['(', []],
])('"%s" matches %j', (query, names) => {
  const left = filterGroups(groups, query);
  expect(left.flatMap(({notices}) => notices.map(({name}) => name))).toEqual(
    names,
  );
  expect(countNotices(left)).toBe(names.length);
});

it('drops empty groups', () => {
  expect(
    filterGroups(groups, 'libpng').map(({expression}) => expression),
  ).toEqual(['Libpng']);
});
