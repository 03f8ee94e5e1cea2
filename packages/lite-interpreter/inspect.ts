import {readModel} from './read/readModel';
import type {
  Inspection,
  InspectedMethod,
  MethodArgument,
  OperatorUse,
  Weight,
} from './report/Inspection';
import {judge, type Missing} from './releases/judge';
import {missingOperators} from './run/link';
import type {Argument, ScriptFunction} from './read/program';
import {Dict, Double, ScriptObject, Tuple, type IValue} from './values/ivalue';
import {Tensor} from './values/Tensor';

export type {
  InspectedMethod,
  Inspection,
  TensorType,
  Weight,
} from './report/Inspection';
export {explain, type Explanation} from './report/explain';
export {
  formatInspection,
  methodText,
  tensorText,
  verdictText,
} from './report/format';
export {adviceFor} from './report/advice';
export {
  bytesOf,
  counted,
  grouped,
  megabytes,
  summarizeWeights,
} from './report/weights';
export {
  operatorsAsIn,
  type Missing,
  type Reason,
  type Verdict,
} from './releases/judge';

/** Looks into a `.ptl` file; `missing` lists operators that builds for phones are known to lack. */
export async function inspect(
  bytes: Uint8Array,
  {missing = []}: {missing?: readonly Missing[]} = {},
): Promise<Inspection> {
  const contents = await readModel(bytes, 'any');
  const {program} = contents;
  const root = contents.readRoot((object, state) => {
    object.state = state;
    return !(state instanceof Dict);
  });
  const functions = [...program.functions.values()];
  const weights = new Map<object, Weight | undefined>();
  collect(withoutExamples(root), '', weights);
  for (const {constants} of functions) {
    for (const [k, constant] of constants.entries()) {
      collect(constant, `constant ${k}`, weights);
    }
  }
  return {
    bytes: bytes.length,
    format: bytes[0] === 0x50 && bytes[1] === 0x4b ? 'zip' : 'flatbuffers',
    bytecodeVersion: program.version,
    releases: judge(program, missing),
    methods: functions
      .filter(({name}) => name.startsWith(`${root.type}.`))
      .map((method) => inspectMethod(method, root)),
    operators: countOperators(functions),
    missingOperators: missingOperators(program),
    weights: [...weights.values()].filter((weight) => weight !== undefined),
    extraFiles: [...contents.extraFiles()].map(([name, content]) => ({
      name,
      bytes: content,
    })),
    isOptimizedForMobile: root.names.includes('mobile_optimized'),
  };
}

/** Where `torch.utils.bundled_inputs` keeps the inputs of a method. */
const examplesOf = '_bundled_inputs_deflated_';

/** A model without its examples, which are no weights. */
function withoutExamples(root: ScriptObject): ScriptObject {
  const rest = new ScriptObject(root.type);
  rest.state = root.state instanceof Dict ? null : root.state;
  for (const [k, name] of root.names.entries()) {
    if (!name.startsWith(examplesOf)) {
      rest.names.push(name);
      rest.slots.push(root.slots[k] ?? null);
    }
  }
  return rest;
}

function inspectMethod(
  {name: full, arguments: typed}: ScriptFunction,
  root: ScriptObject,
): InspectedMethod {
  const name = full.slice(root.type.length + 1);
  const [first] = itemsOf(
    root.slots[root.names.indexOf(examplesOf + name)] ?? null,
  );
  return {
    name,
    arguments: typed?.slice(1).map(inspectArgument),
    example:
      first instanceof Tuple
        ? first.items.map((item) =>
            item instanceof Tensor
              ? {dtype: item.dtype, sizes: item.sizes}
              : inPython(item),
          )
        : undefined,
  };
}

function inspectArgument({name, type, defaultValue}: Argument): MethodArgument {
  // The file writes None for an argument without a default too.
  const standard = defaultValue === null ? undefined : inPython(defaultValue);
  return {name, type, standard};
}

/** A value as Python writes it; what is no plain one is left out. */
function inPython(value: IValue): string {
  if (value instanceof Double) {
    return Number.isInteger(value.value)
      ? value.value.toFixed(1)
      : String(value.value);
  }
  switch (typeof value) {
    case 'boolean':
      return value ? 'True' : 'False';
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return String(value);
    default:
      return value === null ? 'None' : listInPython(value);
  }
}

function listInPython(value: IValue): string {
  // A list of lists may hold itself.
  return Array.isArray(value) && !value.some(Array.isArray)
    ? `[${value.map(inPython).join(', ')}]`
    : '…';
}

function countOperators(functions: readonly ScriptFunction[]): OperatorUse[] {
  const counts = new Map<string, number>();
  for (const {instructions, operators} of functions) {
    for (const {op, x} of instructions) {
      const name = op === 'OP' || op === 'OPN' ? operators[x]?.name : undefined;
      if (name !== undefined) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([name, count]) => ({name, count}));
}

/** Deeper than any model; a hostile file may hold a value that holds itself. */
const deepest = 100;

/** Finds the tensors in a value; each value is looked into once. */
function collect(
  value: IValue,
  name: string,
  found: Map<object, Weight | undefined>,
  depth = 0,
): void {
  if (value === null || typeof value !== 'object' || found.has(value)) {
    return;
  }
  found.set(
    value,
    value instanceof Tensor
      ? {name, dtype: value.dtype, sizes: value.sizes}
      : undefined,
  );
  if (depth < deepest) {
    for (const [part, item] of partsOf(value)) {
      const path = name === '' || part === '' ? name + part : `${name}.${part}`;
      collect(item, path, found, depth + 1);
    }
  }
}

function partsOf(value: object): [string, IValue][] {
  if (value instanceof ScriptObject) {
    return [
      ...value.slots.map((slot, k): [string, IValue] => [
        value.names[k] ?? String(k),
        slot,
      ]),
      ['', value.state],
    ];
  }
  if (value instanceof Dict) {
    return [...value.entries.values()].map(([key, item]) => [
      typeof key === 'string' ? key : '',
      item,
    ]);
  }
  return itemsOf(value as IValue).map((item, k) => [String(k), item]);
}

function itemsOf(value: IValue): readonly IValue[] {
  const items = value instanceof Tuple ? value.items : value;
  return Array.isArray(items) ? (items as IValue[]) : [];
}
