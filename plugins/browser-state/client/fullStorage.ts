/** Makes a write to a storage that is full a no-op, with one warning for all of them. */
export function tolerateFullStorage(storage: Storage): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the storage as `this` below
  const write = storage.setItem;
  let hasWarned = false;
  storage.setItem = function setItem(key, value) {
    try {
      write.call(this, key, value);
    } catch (error) {
      if (!hasWarned) {
        hasWarned = true;
        console.warn(
          'Browser storage is full: your choices last until you leave the page.',
          error,
        );
      }
    }
  };
}

if (typeof window !== 'undefined') {
  tolerateFullStorage(Storage.prototype);
}
