import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {CopyStore} from './CopyStore';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(root, {recursive: true}));

const pack = vi.fn((content: Buffer) =>
  Promise.resolve(Buffer.from(`small ${content.toString()}`)),
);

function take(store: CopyStore, content: string, suffix: string) {
  return store.take(Buffer.from(content), suffix, pack).then(String);
}

it('makes each copy once, for one content and one encoding', async () => {
  const folder = path.join(root, 'not', 'there');
  expect(await take(new CopyStore(folder), 'a', '.br')).toBe('small a');
  pack.mockClear();
  const later = new CopyStore(folder);
  expect(await take(later, 'a', '.br')).toBe('small a');
  expect(pack).not.toHaveBeenCalled();
  expect(await take(later, 'b', '.br')).toBe('small b');
  expect(await take(later, 'a', '.gz')).toBe('small a');
  expect(pack).toHaveBeenCalledTimes(2);
});

it('forgets what was not taken', async () => {
  await take(new CopyStore(root), 'a', '.br');
  const later = new CopyStore(root);
  await take(later, 'b', '.br');
  expect(readdirSync(root)).toHaveLength(2);
  await later.forgetOthers();
  expect(readdirSync(root)).toHaveLength(1);
  pack.mockClear();
  await take(later, 'b', '.br');
  expect(pack).not.toHaveBeenCalled();
});

it('has nothing to forget where nothing was kept', async () => {
  await new CopyStore(path.join(root, 'none')).forgetOthers();
  expect(readdirSync(root)).toEqual([]);
});
