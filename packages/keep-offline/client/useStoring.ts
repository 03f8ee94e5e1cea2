import {useEffect, useRef, useState} from 'react';
import type {StoredVersions} from '../storedVersions';
import {describeFailure} from './describeFailure';
import {storeVersions, type Order} from './storeVersions';

/** Stores versions, and tells how far that is or why it failed. */
export function useStoring(onStored: (stored: StoredVersions) => void) {
  const [progress, setProgress] = useState<{done: number; total: number}>();
  const [failure, setFailure] = useState('');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(order: Order): Promise<void> {
    abort.current = new AbortController();
    setFailure('');
    setProgress({done: 0, total: 0});
    try {
      onStored(
        await storeVersions(order, {
          signal: abort.current.signal,
          onProgress: (done, total) => setProgress({done, total}),
        }),
      );
    } catch (error) {
      setFailure(describeFailure(error));
    }
    setProgress(undefined);
  }

  return {progress, failure, start, cancel: () => abort.current?.abort()};
}
