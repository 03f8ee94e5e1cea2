import {codes, isSource, parseSource} from './inputs';
import type {Program} from './readGoldens';

type Call = (...args: unknown[]) => unknown;
type Members = Record<string, Call>;

/** Calls a method; JavaScript's own error says if there is none. */
function callMember(owner: object, name: string, args: unknown[]): unknown {
  return (Reflect.get(owner, name) as Call).apply(owner, args);
}

/** The part of `__torchlive__` that goldens call. */
export type Torchlive = {
  torch: Record<
    'arange' | 'cat' | 'empty' | 'fromBlob' | 'ones' | 'tensor',
    Call
  >;
  torchvision: {transforms: {centerCrop: Call}};
  media: {toBlob: Call};
};

export type Outcome = {value: unknown; source: unknown};

/** Values that JSON lacks. */
export const specials: Record<string, unknown> = {
  undefined: undefined,
  NaN: NaN,
  Infinity: Infinity,
  '-Infinity': -Infinity,
  function: () => undefined,
};

function isProgram(value: unknown[]): boolean {
  const [start] = value;
  if (typeof start !== 'string') {
    return false;
  }
  return start === 'torch' || start === 'this' || isSource(start);
}

/** The tensor of a source. */
function makeInput({torch}: Torchlive, text: string): unknown {
  const {code, shape, values} = parseSource(text);
  const options = {dtype: codes[code]};
  if (values.length === 0) {
    return torch.empty(shape, options);
  }
  const flat = torch.tensor(values, options) as object;
  return callMember(flat, 'reshape', [shape]);
}

function decode(
  torchlive: Torchlive,
  value: unknown,
  current: unknown,
): unknown {
  if (Array.isArray(value)) {
    return isProgram(value)
      ? runProgram(torchlive, value as Program, current).value
      : value.map((entry) => decode(torchlive, entry, current));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('$' in value) {
    return specials[value.$ as string];
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      decode(torchlive, entry, current),
    ]),
  );
}

function call(
  {torch, torchvision, media}: Torchlive,
  value: unknown,
  name: string,
  args: unknown[],
): unknown {
  const members = value as Members & Record<string, unknown>;
  if (name === 'blob') {
    return torch.fromBlob(media.toBlob(value), ...args);
  }
  if (name.startsWith('T.')) {
    const transform = callMember(
      torchvision.transforms,
      name.slice(2),
      args,
    ) as Call;
    return transform(value);
  }
  if (name.startsWith('.')) {
    return members[name.slice(1)];
  }
  const key = String(args[0]);
  if (name === '[]') {
    return members[key];
  }
  if (name !== '[]=') {
    return callMember(members, name, args);
  }
  members[key] = args[1] as Call;
  return value;
}

/** What a program gives, and the tensor that it starts from. */
export function runProgram(
  torchlive: Torchlive,
  [start, ...calls]: Program,
  current: unknown = null,
): Outcome {
  const source =
    start === 'torch'
      ? torchlive.torch
      : start === 'this'
        ? current
        : makeInput(torchlive, start);
  let value = source;
  for (const [name, ...args] of calls) {
    const before = value;
    const decoded = args.map((arg) => decode(torchlive, arg, before));
    value = call(torchlive, value, name, decoded);
  }
  return {value, source};
}
