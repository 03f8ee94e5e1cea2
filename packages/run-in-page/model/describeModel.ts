import {
  adviceFor,
  bytesOf,
  counted,
  grouped,
  megabytes,
  methodText,
  operatorsAsIn,
  summarizeWeights,
  tensorText,
  type InspectedMethod,
  type Inspection,
  type TensorType,
  type Verdict,
} from 'lite-interpreter/inspect';
import {longestText} from '../shape';
import {
  inputTypes,
  type Input,
  type List,
  type Report,
  type ShownVerdict,
} from './report';

/** Rows of a list that a page shows; a model has some hundred weights. */
const mostRows = 1000;

function listOf<T>(
  items: readonly T[],
  toRow: (item: T) => readonly [string, string],
): List {
  return {
    rows: items.slice(0, mostRows).map(toRow),
    more: Math.max(0, items.length - mostRows),
  };
}

function notesOf({loads, assumed, isProved}: Verdict, version: number) {
  return [
    ...(loads === 'yes' && assumed > 0
      ? [
          `Assumed: nobody recorded which operators this build has, so these are PyTorch ${operatorsAsIn}’s.`,
        ]
      : []),
    ...(loads === 'yes' && !isProved
      ? [
          `Not proved: no PyTorch that still runs reads bytecode version ${version}.`,
        ]
      : []),
  ];
}

function showVerdict(verdict: Verdict, version: number): ShownVerdict {
  const {toolkit, libtorch, loads, reasons} = verdict;
  return {
    toolkit,
    libtorch,
    loads,
    notes: notesOf(verdict, version),
    reasons: reasons.map((reason) => ({
      kind: reason.kind,
      message:
        reason.kind === 'foreign'
          ? `Nobody knows whether it has ${reason.names.join(', ')}.`
          : reason.message,
      advice: adviceFor(reason, verdict),
      source: reason.kind === 'operators' ? reason.source : undefined,
    })),
  };
}

const isInputType = (dtype: string): dtype is Input['dtype'] =>
  (inputTypes as readonly string[]).includes(dtype);

/** Sizes of an input by the dimensions of the first layer's weights, after batch and channels. */
const commonSizes: Readonly<Record<number, readonly number[]>> = {
  2: [],
  3: [1000],
  4: [224, 224],
  5: [16, 112, 112],
};

/** What the layers seem to take, at a common size: a guess to start from. */
function guessInput({weights, operators}: Inspection): TensorType {
  const shapesOf = (dimensions: number) =>
    weights.map(({sizes}) => sizes).filter(({length}) => length === dimensions);
  const names = operators.map(({name}) => name);
  // A convolution's weights decide; those of the layers behind it have two dimensions.
  const dimensions = [4, 5, 3, 2].find(
    (count) =>
      shapesOf(count).length > 0 &&
      (count !== 3 || names.some((name) => name.includes('conv1d'))),
  );
  if (
    names.includes('aten::embedding') &&
    (dimensions === undefined || dimensions === 2)
  ) {
    return {dtype: 'int64', sizes: [1, 16]};
  }
  if (dimensions === undefined) {
    return {dtype: 'float32', sizes: [1]};
  }
  const channels = shapesOf(dimensions).map(([, each = 1]) => each);
  const first = channels.includes(3) ? 3 : (channels[0] ?? 1);
  return {
    dtype: 'float32',
    sizes: [1, first, ...(commonSizes[dimensions] ?? [])],
  };
}

const standards = {int: '1', float: '1.0', bool: 'True', str: ''};

/** The inputs of a method for a form; undefined if one is neither a tensor nor a plain value. */
function inputsOf(
  {
    arguments: typed = [{name: 'x', type: 'Tensor', standard: undefined}],
    example,
  }: InspectedMethod,
  guess: TensorType,
): Input[] | undefined {
  const inputs = typed.map(({name, type, standard}, k): Input | undefined => {
    const given = example?.[k];
    if (type === 'Tensor') {
      const {dtype, sizes} =
        given === undefined || typeof given === 'string' ? guess : given;
      return isInputType(dtype)
        ? {name, type, dtype, value: sizes.join(', ')}
        : undefined;
    }
    if (!Object.hasOwn(standards, type)) {
      return undefined;
    }
    const plain = type as keyof typeof standards;
    const value =
      typeof given === 'string' ? given : (standard ?? standards[plain]);
    return {name, type: plain, dtype: 'float32', value};
  });
  return inputs.some((input) => input === undefined)
    ? undefined
    : inputs.filter((input) => input !== undefined);
}

/** The text of an extra file; undefined if it is none, or too long. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > longestText) {
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a PyTorch reads the file, and every operator is here. */
function canRun({releases, missingOperators}: Inspection): boolean {
  return (
    missingOperators.length === 0 &&
    releases.some(({reasons}) => !reasons.some(({kind}) => kind === 'version'))
  );
}

/** What `inspect` found, in the words of the page. */
export function describeModel(found: Inspection): Report {
  const {methods, operators, weights, extraFiles, bytecodeVersion} = found;
  const sums = summarizeWeights(weights);
  const total = sums.reduce((sum, {bytes}) => sum + bytes, 0);
  const elements = sums.reduce((sum, each) => sum + each.elements, 0);
  const guess = guessInput(found);
  return {
    facts: [
      ['Size', megabytes(found.bytes)],
      ['Weights', grouped(elements)],
      ['Operators', String(operators.length)],
      ['Bytecode', `version ${bytecodeVersion}`],
      ['Format', found.format === 'zip' ? 'ZIP' : 'FlatBuffers'],
      ['Optimized', found.isOptimizedForMobile ? 'for mobile' : 'no'],
    ],
    verdicts: found.releases
      .toReversed()
      .map((verdict) => showVerdict(verdict, bytecodeVersion)),
    methods: methods.map((method) => ({
      name: method.name,
      text: methodText(method),
      example: method.example
        ?.map((item) => (typeof item === 'string' ? item : tensorText(item)))
        .join(', '),
      inputs: inputsOf(method, guess),
      isGuess: method.example === undefined,
    })),
    weights: listOf(weights, (weight) => [
      weight.name,
      `${tensorText(weight)}, ${megabytes(bytesOf(weight))}`,
    ]),
    weightSums: sums.map((sum) => ({
      dtype: sum.dtype,
      words: `${counted(sum.tensors, 'tensor')}, ${megabytes(sum.bytes)}`,
      share: total === 0 ? 0 : sum.bytes / total,
    })),
    operators: operators.slice(0, mostRows),
    missing: found.missingOperators,
    extraFiles: extraFiles.map(({name, bytes}) => ({
      name,
      size: megabytes(bytes.length),
      text: textOf(bytes),
    })),
    runs: canRun(found),
  };
}
