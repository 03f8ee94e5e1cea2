import type {Contents} from './read/load';
import {readModel, readModelSync} from './read/readModel';
import type {LibtorchRelease} from './read/versions';
import {execute} from './run/execute';
import {link} from './run/link';
import {Module, type Computer, type Limits} from './run/Module';
import {ScriptError} from './run/errors';
import {evaluate} from './values/Tensor';

export type Options = {
  /** Whose refusals and bytecode versions hold; the newest without it. */
  libtorch?: LibtorchRelease;
  /** Computes heavy parts; without it typed-array loops do. */
  computer?: Computer;
  limits?: Limits;
};

/** Far more than any model runs; a program that never ends has to end. */
const patience: Limits = {instructions: 1e9};

/** Loads a `.ptl` file. */
export async function loadModel(
  bytes: Uint8Array,
  options: Options = {},
): Promise<Module> {
  return assemble(await readModel(bytes, releaseOf(options)), options);
}

/** Loads a `.ptl` file at once; one whose data is compressed is refused. */
export function loadModelSync(
  bytes: Uint8Array,
  options: Options = {},
): Module {
  return assemble(readModelSync(bytes, releaseOf(options)), options);
}

const releaseOf = ({libtorch = '1.12'}: Options) => libtorch;

function assemble(contents: Contents, options: Options): Module {
  const {program, readRoot, extraFiles} = contents;
  const limits = options.limits ?? patience;
  const methods = link(program, releaseOf(options));
  const find = (type: string, name: string) => {
    const found = methods.get(`${type}.${name}`);
    if (found === undefined) {
      throw new ScriptError(`Method '${name}' is not defined.`);
    }
    return found;
  };
  const root = readRoot((object, state) => {
    const method = methods.get(`${object.type}.__setstate__`);
    if (method === undefined) {
      return false;
    }
    const machine = {find, budget: limits.instructions};
    for (const {needed} of execute(machine, method, [object, state])) {
      for (const {storage} of needed) {
        evaluate(storage.content);
      }
    }
    return true;
  });
  return new Module(
    program,
    methods,
    root,
    limits,
    options.computer,
    extraFiles,
  );
}
