import {expect, it} from 'vitest';
import type {Compatibility} from '@site/content/data/compatibility';
import {mergeColumns} from './mergeColumns';

function release(packageVersion: string, ios: string): Compatibility {
  return {
    packageVersion,
    ios,
    builtWith: '0.64',
    newestOnAndroid: '0.70',
    compileSdk: '30',
    minSdk: 21,
    cmake: '3.4.1',
    pytorchAndroid: '1.12',
    pytorchIos: '1.12',
  };
}

it.each([
  [[], []],
  [[release('2', '12')], [['2']]],
  [
    [release('3', '12'), release('2', '12'), release('1', '11')],
    [['3', '2'], ['1']],
  ],
  // Others between them would be out of order.
  [
    [release('3', '12'), release('2', '11'), release('1', '12')],
    [['3'], ['2'], ['1']],
  ],
])(
  'merges neighbors that differ in nothing but their version',
  (releases, expected) => {
    expect(
      mergeColumns(releases).map((column) =>
        column.map(({packageVersion}) => packageVersion),
      ),
    ).toEqual(expected);
  },
);
