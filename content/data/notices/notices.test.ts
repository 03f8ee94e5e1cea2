import {expect, it} from 'vitest';
import android from './android.json';
import ios from './ios.json';

it.each([
  ['Android', android],
  ['iOS', ios],
])('the notices for %s have no duplicates', (_platform, notices) => {
  const entries = notices.map((notice) => JSON.stringify(notice));
  expect(entries).toEqual([...new Set(entries)]);
});
