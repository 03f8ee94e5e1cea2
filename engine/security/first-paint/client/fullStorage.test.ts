import {expect, it, vi} from 'vitest';
import {tolerateFullStorage} from './fullStorage';

/** A storage with room for some items. */
class SmallStorage {
  readonly items = new Map<string, string>();

  constructor(readonly room: number) {}

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (!this.items.has(key) && this.items.size >= this.room) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

it('keeps what does not fit in memory, with one warning for all', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  tolerateFullStorage(SmallStorage.prototype);
  const storage = new SmallStorage(1);
  const other = new SmallStorage(0);
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  storage.setItem('b', '3');
  other.setItem('b', '4');
  expect([...storage.items]).toEqual([['a', '1']]);
  expect(storage.getItem('b')).toBe('3');
  expect(other.getItem('b')).toBe('4');
  expect(warn).toHaveBeenCalledOnce();

  storage.removeItem('a');
  storage.setItem('b', '5');
  expect([...storage.items]).toEqual([['b', '5']]);
  storage.removeItem('b');
  expect(storage.getItem('b')).toBeNull();
});
