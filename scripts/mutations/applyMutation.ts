import type {Mutation} from './mutations';

/** The source with the breakage in it. */
export function applyMutation(
  source: string,
  {file, find, replace}: Pick<Mutation, 'file' | 'find' | 'replace'>,
): string {
  const [before = '', ...rest] = source.split(find);
  if (rest.length !== 1) {
    throw new Error(
      `scripts/mutations/mutations.ts: ${file} holds "${find}" ${rest.length} times. Name something that it holds once.`,
    );
  }
  return before + replace + (rest[0] ?? '');
}
