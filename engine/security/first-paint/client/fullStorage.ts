type Methods = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Lets a storage that is full keep new values in memory, with one warning for
 * all of them. To drop them is not enough: the theme writes again what it does
 * not find, without end.
 */
export function tolerateFullStorage(prototype: Methods): void {
  const original: Methods = {
    getItem: prototype.getItem,
    setItem: prototype.setItem,
    removeItem: prototype.removeItem,
  };
  const kept = new WeakMap<object, Map<string, string>>();
  let hasWarned = false;

  prototype.getItem = function getItem(key) {
    return kept.get(this)?.get(key) ?? original.getItem.call(this, key);
  };
  prototype.setItem = function setItem(key, value) {
    try {
      original.setItem.call(this, key, value);
      kept.get(this)?.delete(key);
    } catch (error) {
      const values = kept.get(this) ?? new Map<string, string>();
      kept.set(this, values.set(key, value));
      if (!hasWarned) {
        hasWarned = true;
        console.warn(
          'Browser storage is full: your choices last until you leave the page.',
          error,
        );
      }
    }
  };
  prototype.removeItem = function removeItem(key) {
    kept.get(this)?.delete(key);
    original.removeItem.call(this, key);
  };
}

if (typeof window !== 'undefined') {
  tolerateFullStorage(Storage.prototype);
}
