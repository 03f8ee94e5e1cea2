import type {ScriptFunction} from '../read/program';
import {ScriptObject, Tuple, type IValue} from '../values/ivalue';
import {entry} from '../values/given';
import type {Tensor} from '../values/Tensor';
import {Results, type Operator} from '../operators/Operator';
import {formatValue} from '../operators/format';
import {ScriptError} from './errors';
import {pop, steps} from './instructions';
import {isInstance, namedTupleFields} from './types';
import {tensorsIn} from './tensorsIn';

/** Tensors whose elements a program needs now, and those that it holds. */
export type Demand = {needed: Tensor[]; held: () => Iterable<Tensor>};

/** A method that is ready to run: its operators are found. */
export type Linked = {
  source: ScriptFunction;
  operators: readonly {name: string; operator: Operator; count: number}[];
};

export type Machine = {
  find: (type: string, method: string) => Linked;
  /** How many instructions a call may run; a damaged program may never end. */
  budget: number;
};

const deepest = 200;

/** Runs a method. It stops where it needs elements that are not computed yet. */
export function* execute(
  machine: Machine,
  linked: Linked,
  args: readonly IValue[],
  callers: readonly (() => Iterable<IValue>)[] = [],
): Generator<Demand, IValue, void> {
  const {instructions, constants, types, registers} = linked.source;
  if (callers.length > deepest) {
    throw new ScriptError('maximum recursion depth exceeded');
  }
  const stack: IValue[] = [...args];
  const frame: IValue[] = new Array<IValue>(registers + 1).fill(null);
  const mine = [...callers, () => [...stack, ...frame]];
  const register = (index: number) => {
    if (!(index > 0 && index <= registers)) {
      throw new ScriptError(`Invalid register index: ${index}`);
    }
    return index;
  };
  for (let pc = 0; ;) {
    const instruction = instructions[pc];
    if (instruction === undefined) {
      throw new ScriptError(
        `Instruction ${pc} of ${linked.source.name} is missing.`,
      );
    }
    if (--machine.budget < 0) {
      throw new ScriptError('The program runs longer than it may.');
    }
    const {op, x, n} = instruction;
    pc++;
    switch (op) {
      case 'OP':
      case 'OPN': {
        const called = linked.operators[x];
        if (called === undefined) {
          throw new ScriptError(`Can't load op with index: ${x}`);
        }
        const taken = op === 'OPN' ? n : called.count;
        if (taken > stack.length) {
          throw new ScriptError(`${called.name} takes ${taken} arguments.`);
        }
        const given = stack.splice(stack.length - taken, taken);
        if (called.operator.needsData) {
          const needed = [...tensorsIn(given)];
          if (needed.some(({storage}) => storage.content.data === undefined)) {
            const held = () =>
              tensorsIn(mine.flatMap((values) => [...values()]));
            yield {needed, held};
          }
        }
        const result = call(called.name, called.operator, given);
        if (result instanceof Results) {
          stack.push(...result.values);
        } else if (result !== undefined) {
          stack.push(result);
        }
        break;
      }
      case 'CALL':
      case 'INTERFACE_CALL': {
        const given = stack.splice(Math.max(0, stack.length - n), n);
        const [object] = given;
        if (!(object instanceof ScriptObject)) {
          throw new ScriptError('A method is called on what is no object.');
        }
        const method = machine.find(
          object.type,
          formatValue(constants[x] ?? null),
        );
        stack.push(yield* execute(machine, method, given, mine));
        break;
      }
      case 'LOAD':
        stack.push(entry(frame, register(x)));
        break;
      case 'MOVE':
        stack.push(entry(frame, register(x)));
        frame[x] = null;
        break;
      case 'STORE':
        frame[register(x)] = pop(stack);
        break;
      case 'STOREN':
        for (let k = n - 1; k >= 0; k--) {
          frame[register(x + k)] = pop(stack);
        }
        break;
      case 'DROPR':
        frame[register(x)] = null;
        break;
      case 'LOADC': {
        const constant = constants[x];
        if (constant === undefined) {
          throw new ScriptError(`Can't load constant with index: ${x}`);
        }
        stack.push(constant);
        break;
      }
      case 'GET_ATTR': {
        const object = pop(stack);
        const value =
          object instanceof ScriptObject ? object.slots[x] : undefined;
        if (value === undefined) {
          throw new ScriptError(`An object has no attribute ${x}.`);
        }
        stack.push(value);
        break;
      }
      case 'SET_ATTR': {
        const value = pop(stack);
        const object = pop(stack);
        if (!(object instanceof ScriptObject) || !(x >= 0 && x < 0xfffff)) {
          throw new ScriptError(`An object can't have an attribute ${x}.`);
        }
        while (object.slots.length < x) {
          object.slots.push(null);
        }
        object.slots[x] = value;
        break;
      }
      case 'JF':
        pc += pop(stack) === true ? 0 : x - 1;
        break;
      case 'JMP':
        pc += x - 1;
        break;
      case 'LOOP':
        pc += loop(stack, n) ? 0 : x - 1;
        break;
      case 'NAMED_TUPLE_CONSTRUCT': {
        const items = stack.splice(Math.max(0, stack.length - n), n);
        stack.push(new Tuple(items, namedTupleFields(types[x] ?? '')));
        break;
      }
      case 'CREATE_OBJECT':
        stack.push(new ScriptObject(types[x] ?? ''));
        break;
      case 'ISINSTANCE': {
        const value = pop(stack);
        const wanted = types.slice(x, x + n);
        stack.push(wanted.some((type) => isInstance(value, type)));
        break;
      }
      case 'RET':
        return stack.pop() ?? null;
      default: {
        const step = Object.hasOwn(steps, op) ? steps[op] : undefined;
        if (step === undefined) {
          throw new ScriptError(`${op} is invalid.`);
        }
        step(stack, x, n);
      }
    }
  }
}

function call(
  name: string,
  operator: Operator,
  args: IValue[],
): IValue | Results | undefined {
  try {
    return operator.run(...args);
  } catch (error) {
    if (error instanceof ScriptError) {
      throw error;
    }
    const message = error instanceof Error ? error.message : String(error);
    throw new ScriptError(
      error instanceof TypeError || error instanceof RangeError
        ? `${name}: ${message}`
        : message,
      {cause: error},
    );
  }
}

/** `iteration, most, condition, carried…` on the stack: whether another round follows. */
function loop(stack: IValue[], n: number): boolean {
  const base = stack.length - (n + 1);
  const trip = stack[base];
  const most = stack[base + 1];
  if (base < 0 || typeof trip !== 'number' || typeof most !== 'number') {
    throw new ScriptError('A loop of the program has no count.');
  }
  if (trip < most && stack[base + 2] === true) {
    stack[base + 2] = trip;
    stack[base] = trip + 1;
    return true;
  }
  stack.splice(base, 3);
  return false;
}
