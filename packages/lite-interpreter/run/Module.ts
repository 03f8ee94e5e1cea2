import type {Program, ScriptFunction} from '../read/program';
import {evaluate, type Tensor} from '../values/Tensor';
import type {ScriptObject} from '../values/ivalue';
import {type IValue} from '../values/ivalue';
import {ScriptError} from './errors';
import {execute, type Demand, type Linked, type Machine} from './execute';
import {tensorsIn} from './tensorsIn';

/** Computes what a program waits for. */
export type Computer = (demand: Demand) => Promise<void>;

export type Limits = {
  /** How many instructions one call may run. */
  instructions: number;
};

/** A model that is loaded. */
export class Module {
  constructor(
    readonly program: Program,
    readonly methods: ReadonlyMap<string, Linked>,
    readonly root: ScriptObject,
    readonly limits: Limits,
    readonly computer?: Computer,
    /** Reads what was saved with the model, by name. */
    readonly extraFiles: () => ReadonlyMap<string, Uint8Array> = () =>
      new Map(),
  ) {}

  /** The methods that the file exports, by name. */
  get exported(): Map<string, ScriptFunction> {
    const prefix = `${this.root.type}.`;
    return new Map(
      [...this.methods]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, {source}]) => [name.slice(prefix.length), source]),
    );
  }

  /** Runs a method with typed-array loops, at once. */
  runSync(method: string, args: readonly IValue[]): IValue {
    const steps = this.#start(method, args);
    for (;;) {
      const step = steps.next();
      if (step.done === true) {
        computeAll(tensorsIn([step.value]));
        return step.value;
      }
      computeAll(step.value.needed);
    }
  }

  /** Runs a method; what is heavy is computed by graphs where there is a runtime for them. */
  async run(method: string, args: readonly IValue[]): Promise<IValue> {
    const {computer} = this;
    if (computer === undefined) {
      return this.runSync(method, args);
    }
    const steps = this.#start(method, args);
    for (;;) {
      const step = steps.next();
      const demand: Demand =
        step.done === true
          ? {needed: [...tensorsIn([step.value])], held: () => []}
          : step.value;
      await computer(demand);
      if (step.done === true) {
        return step.value;
      }
    }
  }

  #start(name: string, args: readonly IValue[]) {
    const method = this.methods.get(`${this.root.type}.${name}`);
    if (method === undefined) {
      throw new ScriptError(`Method '${name}' is not defined.`);
    }
    const machine: Machine = {
      budget: this.limits.instructions,
      find: (type, called) => {
        const found = this.methods.get(`${type}.${called}`);
        if (found === undefined) {
          throw new ScriptError(`Method '${called}' is not defined.`);
        }
        return found;
      },
    };
    return execute(machine, method, [
      this.root,
      ...this.#withDefaults(method, args),
    ]);
  }

  #withDefaults({source}: Linked, args: readonly IValue[]): IValue[] {
    const wanted = source.arguments?.slice(1);
    if (wanted === undefined) {
      return [...args];
    }
    if (args.length > wanted.length) {
      throw new ScriptError(
        `Expected at most ${wanted.length + 1} argument(s) for operator '${source.name}', but received ${args.length + 1} argument(s).`,
      );
    }
    return wanted.map(({defaultValue}, k) => args[k] ?? defaultValue);
  }
}

function computeAll(tensors: Iterable<Tensor>): void {
  for (const {storage} of tensors) {
    evaluate(storage.content);
  }
}
