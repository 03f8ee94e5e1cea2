import {useEffect, useRef, useState} from 'react';
import type {Kept} from '../kept';
import {describeFailure} from './describeFailure';
import {keep, type Order} from './keep';
import {megabytes} from './megabytes';

type Progress = {done: number; total: number};

/** Stores versions, and tells how far that is or why it failed. */
export function useKeeping(onKept: (kept: Kept) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState('');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(
    what: Pick<Order, 'versions' | 'hasModels'>,
    bytes: number,
  ): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    setFailure('');
    setProgress({done: 0, total: bytes});
    try {
      onKept(
        await keep({
          ...what,
          signal: controller.signal,
          onProgress: (done, total) => setProgress({done, total}),
        }),
      );
    } catch (error) {
      setFailure(describeFailure(error, megabytes(bytes)));
    }
    setProgress(undefined);
  }

  return {progress, failure, start, cancel: () => abort.current?.abort()};
}
