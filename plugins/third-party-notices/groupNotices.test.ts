import {describe, expect, it} from 'vitest';
import {groupNotices} from './groupNotices';

describe('groupNotices', () => {
  it('puts the largest group first and sorts each by name', () => {
    const groups = groupNotices([
      {name: 'zlib', license: 'Zlib'},
      {name: 'b', license: 'MIT'},
      {name: 'A', license: 'MIT'},
      {name: 'z', license: 'ISC'},
    ]);
    expect(groups.map(({expression}) => expression)).toEqual([
      'MIT',
      'ISC',
      'Zlib',
    ]);
    expect(groups[0]?.notices).toEqual([{name: 'A'}, {name: 'b'}]);
  });

  it('takes a choice in either order as the same choice', () => {
    const groups = groupNotices([
      {name: 'a', license: 'MIT OR CC0-1.0'},
      {name: 'b', license: 'CC0-1.0 OR MIT'},
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      expression: 'CC0-1.0 OR MIT',
      rule: 'any',
      ids: ['CC0-1.0', 'MIT'],
    });
  });

  it.each([
    ['the same with and without a version', {version: '1.0.0'}, 1],
    ['another copyright', {version: '1.0.0', copyright: 'B'}, 2],
    ['another licence', {version: '1.0.0', license: 'MIT'}, 2],
  ])('shows each entry once: %s', (_what, difference, shown) => {
    const notice = {name: 'a', copyright: 'A', license: 'ISC'};
    const groups = groupNotices([notice, {...notice, ...difference}]);
    expect(groups.flatMap(({notices}) => notices)).toHaveLength(shown);
    expect(groups.flatMap(({notices}) => notices)).toContainEqual(
      expect.objectContaining({version: '1.0.0'}),
    );
  });
});
