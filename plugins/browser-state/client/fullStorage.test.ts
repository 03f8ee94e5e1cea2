import {expect, it, vi} from 'vitest';
import {tolerateFullStorage} from './fullStorage';

function createStorage(room: number): Storage {
  const items = new Map<string, string>();
  return {
    setItem(key: string, value: string) {
      if (items.size >= room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      items.set(key, value);
    },
    getItem: (key: string) => items.get(key) ?? null,
  } as Storage;
}

it('writes while there is room, then warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createStorage(1);
  tolerateFullStorage(storage);
  for (const key of ['a', 'b', 'c']) {
    storage.setItem(key, '1');
  }
  expect(['a', 'b', 'c'].map((key) => storage.getItem(key))).toEqual([
    '1',
    null,
    null,
  ]);
  expect(warn).toHaveBeenCalledOnce();
});
