import type {InspectedMethod, Inspection, TensorType} from './Inspection';
import {operatorsAsIn, type Verdict} from '../releases/judge';
import {adviceFor} from './advice';
import {counted, grouped, megabytes, summarizeWeights} from './weights';

type Options = {
  /** What the file is called. */
  name: string;
  /** Most weights and operators that are listed. */
  most?: number;
};

/** Type and shape, such as `float32 [1, 3, 224, 224]`. */
export function tensorText({dtype, sizes}: TensorType): string {
  return `${dtype} [${sizes.join(', ')}]`;
}

/** A method as Python declares it. */
export function methodText({name, arguments: typed}: InspectedMethod): string {
  const all = typed?.map(
    ({name: argument, type, standard}) =>
      `${argument}: ${type}${standard === undefined ? '' : ` = ${standard}`}`,
  );
  return `${name}(${all?.join(', ') ?? '…'})`;
}

/** Whether a release loads a file, and how that is known. */
export function verdictText({loads, assumed, isProved}: Verdict): string {
  if (loads === 'no') {
    return 'no';
  }
  if (loads === 'unknown') {
    return 'unknown';
  }
  const asserted =
    assumed === 0 ? 'yes' : `yes, as far as PyTorch ${operatorsAsIn} tells`;
  return isProved ? asserted : `${asserted}; not proved for this version`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function describeVerdict(verdict: Verdict): string[] {
  const {toolkit, libtorch, reasons} = verdict;
  return [
    `${toolkit} (libtorch ${libtorch}): ${verdictText(verdict)}`,
    ...indented(
      reasons.flatMap((reason) => [
        reason.kind === 'foreign' ? reason.names.join(', ') : reason.message,
        adviceFor(reason, verdict),
        ...(reason.kind === 'operators' && reason.source !== undefined
          ? [`Seen on ${reason.source.date}: ${reason.source.url}`]
          : []),
      ]),
    ),
  ];
}

function describeMethod(method: InspectedMethod): string[] {
  const {example} = method;
  const inputs = example?.map((item) =>
    typeof item === 'string' ? item : tensorText(item),
  );
  return [
    methodText(method),
    ...(inputs === undefined ? [] : [`  example input: ${inputs.join(', ')}`]),
  ];
}

/** The first lines of a list, and how many are left. */
function listed(lines: readonly string[], most: number): string[] {
  const rest = lines.length - most;
  return indented(
    rest > 0 ? [...lines.slice(0, most), `and ${rest} more`] : lines,
  );
}

/** What `inspect` found, as text. */
export function formatInspection(
  found: Inspection,
  {name, most = Number.POSITIVE_INFINITY}: Options,
): string {
  const {methods, operators, weights, extraFiles, missingOperators} = found;
  const sums = summarizeWeights(weights).map(
    ({dtype, tensors, elements, bytes}) =>
      `${dtype}: ${counted(tensors, 'tensor')}, ${counted(elements, 'element')}, ${megabytes(bytes)}`,
  );
  return [
    `${name}: ${megabytes(found.bytes)}, ${found.format === 'zip' ? 'ZIP' : 'FlatBuffers'}, bytecode version ${found.bytecodeVersion}, ${found.isOptimizedForMobile ? '' : 'not '}optimized for mobile`,
    '',
    'Which releases load it',
    ...indented(found.releases.toReversed().flatMap(describeVerdict)),
    '',
    'Methods',
    ...indented(methods.flatMap(describeMethod)),
    ...(methods.some(({example}) => example !== undefined)
      ? []
      : ['  The file has no example input, so its shapes are not recorded.']),
    '',
    `Weights: ${grouped(weights.length)}`,
    ...indented(sums),
    ...listed(
      weights.map((weight) => `${weight.name}: ${tensorText(weight)}`),
      most,
    ),
    '',
    `Operators: ${operators.length}`,
    ...listed(
      operators.map(
        (use) =>
          `${use.count} × ${use.name}${missingOperators.includes(use.name) ? ' (not here)' : ''}`,
      ),
      most,
    ),
    ...(extraFiles.length === 0
      ? []
      : [
          '',
          'Extra files',
          ...indented(
            extraFiles.map(
              (file) => `${file.name}: ${megabytes(file.bytes.length)}`,
            ),
          ),
        ]),
  ].join('\n');
}
