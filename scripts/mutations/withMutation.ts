import {readFileSync, writeFileSync} from 'node:fs';
import {applyMutation} from './applyMutation';
import type {Mutation} from './mutations';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Applies a mutation while a task runs, and always restores the source. On a
 * signal the task's child process ends first, then this program.
 */
export async function withMutation<Result>(
  mutation: Pick<Mutation, 'file' | 'find' | 'replace'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const {file} = mutation;
  const source = readFileSync(file, 'utf8');
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of signals) {
    process.on(signal, stop);
  }
  try {
    writeFileSync(file, applyMutation(source, mutation));
    return await task();
  } finally {
    writeFileSync(file, source);
    for (const signal of signals) {
      process.off(signal, stop);
    }
    if (stopping.signal.aborted) {
      process.exit(130);
    }
  }
}
