import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from 'test-utils';
import {isUpToDate, writePages} from './output';

describe('output', () => {
  let root: string;
  let stamp: string;

  beforeEach(() => {
    root = temporaryFolder();
    stamp = path.join(root, 'cache/output.json');
  });

  it('writes what changed and removes what is gone', async () => {
    const first = new Map([
      ['a.mdx', '1'],
      ['b/c.mdx', '2'],
    ]);
    expect(await writePages(root, 'x', first, stamp)).toEqual({
      written: 2,
      removed: 0,
    });
    expect(isUpToDate(root, 'x', stamp)).toBe(true);
    expect(isUpToDate(root, 'y', stamp)).toBe(false);

    const second = new Map([
      ['a.mdx', '1'],
      ['d.mdx', '3'],
    ]);
    expect(await writePages(root, 'y', second, stamp)).toEqual({
      written: 1,
      removed: 1,
    });
    expect(readFileSync(path.join(root, 'd.mdx'), 'utf8')).toBe('3');
    expect(() => readFileSync(path.join(root, 'b/c.mdx'))).toThrow('ENOENT');
  });

  it('notices a page that was changed or deleted', async () => {
    await writePages(root, 'x', new Map([['a.mdx', '1']]), stamp);
    writeFileSync(path.join(root, 'a.mdx'), 'mine');
    expect(isUpToDate(root, 'x', stamp)).toBe(false);
    rmSync(path.join(root, 'a.mdx'));
    expect(isUpToDate(root, 'x', stamp)).toBe(false);
  });

  it('makes everything again when the stamp has another shape', async () => {
    await writePages(root, 'x', new Map([['a.mdx', '1']]), stamp);
    writeFileSync(stamp, '{"inputs": "x"}');
    expect(isUpToDate(root, 'x', stamp)).toBe(false);
  });
});
