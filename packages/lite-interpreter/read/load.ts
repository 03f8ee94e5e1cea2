import {Dict, ScriptObject, type IValue} from '../values/ivalue';
import type {Storage} from '../values/Tensor';
import type {Archive} from './Archive';
import {readBytecode, versionOf} from './bytecode';
import {LoadError} from './LoadError';
import {readPickle} from './pickle';
import type {Program} from './program';
import {readStorage, readTensor} from './storages';
import {checkVersion, type Strictness} from './versions';

/** What a file holds, before its operators are looked up. */
export type Contents = {
  program: Program;
  extraFiles: () => Map<string, Uint8Array>;
  /** Reads the weights; `setState` runs a class's own `__setstate__`. */
  readRoot: (setState: SetState) => ScriptObject;
};

/** Gives an object its state with a method of the program; false if it has none. */
export type SetState = (object: ScriptObject, state: IValue) => boolean;

/** Reads an archive that PyTorch wrote for the lite interpreter. */
export function readArchive(archive: Archive, release: Strictness): Contents {
  checkFormat(archive);
  const storages = new Map<string, Storage>();
  const read = (name: string, setState: SetState) => {
    const folder = name === 'bytecode' ? bytecodeFolder(archive) : `${name}/`;
    return readPickle(archive.read(`${name}.pkl`), {
      build: (object, state) => build(object, state, setState),
      readTensor: (reference, offset, sizes, strides) => {
        const file = folder + reference.key;
        const known = storages.get(file);
        const storage =
          known?.content.dtype === reference.dtype
            ? known
            : readStorage(
                reference.dtype,
                archive.read(file),
                reference.length,
              );
        storages.set(file, storage);
        return readTensor(storage, offset, sizes, strides);
      },
    });
  };
  const none: SetState = () => false;
  const bytecode = read('bytecode', none);
  checkVersion(versionOf(bytecode), release);
  return {
    program: readBytecode(bytecode),
    extraFiles: () =>
      new Map(
        archive.names
          .filter((name) => name.startsWith('extra/'))
          .map((name) => [name.slice('extra/'.length), archive.read(name)]),
      ),
    readRoot: (setState) => {
      const root = read('data', setState);
      if (!(root instanceof ScriptObject)) {
        throw new LoadError('The data of the file is no object.');
      }
      return root;
    },
  };
}

const decoder = new TextDecoder();
/** Formats of archives that libtorch reads, 1.13.1's. */
const formats = {first: 1, last: 10};

/** Refuses what is no archive of PyTorch, or a newer one. */
function checkFormat(archive: Archive): void {
  const [name] = ['version', '.data/version'].filter((n) => archive.has(n));
  if (name === undefined) {
    throw new LoadError(
      'Expected hasRecord("version") to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)',
    );
  }
  const text = decoder.decode(archive.read(name).subarray(0, 20));
  const version = Number.parseInt(text, 10);
  if (Number.isNaN(version)) {
    throw new LoadError(`Couldn't parse the version ${text} as Long Long.`);
  }
  const refusal = `Attempted to read a PyTorch file with version ${version}, but the`;
  if (version < formats.first) {
    throw new LoadError(
      `${refusal} minimum supported version for reading is ${formats.first}. Your PyTorch script module file is too old. Please regenerate it with latest version of PyTorch to mitigate this issue.`,
    );
  }
  if (version > formats.last) {
    throw new LoadError(
      `${refusal} maximum supported version for reading is ${formats.last}. The version of your PyTorch installation may be too old, please upgrade PyTorch to latest version to mitigate this issue.`,
    );
  }
}

/** Newer files keep the tensors of the bytecode with the constants. */
function bytecodeFolder(archive: Archive): string {
  return archive.names.some((name) => name.startsWith('bytecode/'))
    ? 'bytecode/'
    : 'constants/';
}

function build(object: ScriptObject, state: IValue, setState: SetState): void {
  if (object.type.startsWith('__torch__.torch.classes.')) {
    object.state = state;
  } else if (!setState(object, state)) {
    if (!(state instanceof Dict)) {
      throw new LoadError(
        `An object of ${object.type} has a state without names.`,
      );
    }
    for (const [key, value] of state.entries.values()) {
      object.names.push(typeof key === 'string' ? key : '');
      object.slots.push(value);
    }
  }
}
