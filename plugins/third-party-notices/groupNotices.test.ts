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

  it('puts `A OR B` and `B OR A` into one group', () => {
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

  it('keeps both entries of a name that is listed twice', () => {
    const [group] = groupNotices([
      {name: 'a', version: '1.0.0', license: 'ISC'},
      {name: 'a', license: 'ISC'},
    ]);
    expect(group?.notices).toHaveLength(2);
  });
});
