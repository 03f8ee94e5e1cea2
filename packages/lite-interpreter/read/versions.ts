import {LoadError} from './LoadError';

/**
 * Bytecode versions that libtorch's lite interpreter takes, by its release. 1.10 took 3
 * as well, but no PyTorch that could prove it still writes or reads that version.
 */
export const bytecodeVersions = {
  '1.10': {first: 3, firstProved: 4, last: 7},
  '1.12': {first: 4, firstProved: 4, last: 9},
} as const;

export type LibtorchRelease = keyof typeof bytecodeVersions;

/** Whose limits hold: a release's, or nobody's, to look into a file only. */
export type Strictness = LibtorchRelease | 'any';

/** Refuses a bytecode version in the words of the phone's libtorch. */
export function checkVersion(version: number, release: Strictness): void {
  if (release === 'any') {
    return;
  }
  const {first, last} = bytecodeVersions[release];
  if (version < first || version > last) {
    throw new LoadError(
      `Lite Interpreter version number does not match. The model version must be between ${first} and ${last} but the model version is ${version}`,
    );
  }
}
