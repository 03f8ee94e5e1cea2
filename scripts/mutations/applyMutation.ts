import type {Mutation} from './mutations';

/** Applies a mutation to a source. */
export function applyMutation(
  source: string,
  {file, find, replace}: Pick<Mutation, 'file' | 'find' | 'replace'>,
): string {
  const [before = '', ...rest] = source.split(find);
  if (rest.length !== 1) {
    throw new Error(
      `scripts/mutations/mutations.ts: ${file} contains "${find}" ${rest.length} times. Choose text that occurs once.`,
    );
  }
  return before + replace + (rest[0] ?? '');
}
