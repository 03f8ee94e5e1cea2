import {
  bytecodeVersions,
  checkVersion,
  type LibtorchRelease,
} from '../read/versions';
import {LoadError} from '../read/LoadError';
import type {Program} from '../read/program';
import {missingMessage} from '../run/missingMessage';
import operatorsOf1131 from './operators-1.13.1.json';

/** Where it is written that a build lacks an operator. */
export type Source = {url: string; date: string};

/** Operators that somebody saw missing in builds for phones. */
export type Missing = {
  operators: RegExp;
  libtorch: LibtorchRelease;
  source: Source;
};

/** Releases of the toolkit, and the libtorch that they bring. */
export const toolkits: readonly Toolkit[] = [
  {toolkit: '0.1', libtorch: '1.10'},
  {toolkit: '0.2', libtorch: '1.12'},
];

type Toolkit = {toolkit: string; libtorch: LibtorchRelease};

/** Why a release refuses a file, or why nobody can tell. */
export type Reason =
  | {kind: 'version'; message: string; isTooNew: boolean}
  | {
      /** Operators that the build lacks. */
      kind: 'operators';
      names: string[];
      message: string;
      /** Where it is recorded; without it PyTorch 1.13.1 lacks them too. */
      source: Source | undefined;
    }
  /** Operators of another library, which a build has only if its maker added them. */
  | {kind: 'foreign'; names: string[]};

/** Whether a release of the toolkit loads a file, as far as is known. */
export type Verdict = Toolkit & {
  loads: 'yes' | 'no' | 'unknown';
  reasons: Reason[];
  /** How many operators nobody recorded for this build; PyTorch 1.13.1 has them. */
  assumed: number;
  /** Whether a PyTorch that reads this version of the bytecode proved the answer. */
  isProved: boolean;
};

/**
 * Which operators the builds for phones have is recorded nowhere as a whole. What
 * isn't known to be missing is looked up in this release, the nearest to be had.
 */
export const operatorsAsIn = '1.13.1';

const known: Readonly<Record<string, string>> = operatorsOf1131;

const namespaceOf = (operator: string) => operator.split('::')[0] ?? '';

const namespaces = new Set(Object.keys(known).map(namespaceOf));

/** Whether PyTorch 1.13.1 has an operator; undefined for those of another library. */
function isKnown(operator: string): boolean | undefined {
  if (!namespaces.has(namespaceOf(operator))) {
    return undefined;
  }
  const [name = '', overload = '-'] = operator.split('.');
  return (known[name] ?? '').split(' ').includes(overload);
}

function refusalOf(version: number, libtorch: LibtorchRelease): Reason[] {
  try {
    checkVersion(version, libtorch);
    return [];
  } catch (error) {
    if (error instanceof LoadError) {
      const isTooNew = version > bytecodeVersions[libtorch].last;
      return [{kind: 'version', message: error.message, isTooNew}];
    }
    throw error;
  }
}

function reasonsOf(
  used: ReadonlySet<string>,
  libtorch: LibtorchRelease,
  missing: readonly Missing[],
): Reason[] {
  const lacking = new Map<Source | undefined, string[]>();
  const foreign: string[] = [];
  for (const name of used) {
    const source = missing.find(
      (entry) => entry.libtorch === libtorch && entry.operators.test(name),
    )?.source;
    const has = isKnown(name);
    if (source !== undefined || has === false) {
      lacking.set(source, [...(lacking.get(source) ?? []), name]);
    } else if (has === undefined) {
      foreign.push(name);
    }
  }
  return [
    ...[...lacking].map(([source, names]) => ({
      kind: 'operators' as const,
      names,
      message: missingMessage(names, libtorch),
      source,
    })),
    ...(foreign.length > 0 ? [{kind: 'foreign' as const, names: foreign}] : []),
  ];
}

/** Tells which releases of the toolkit load a program, and why not. */
export function judge(
  program: Program,
  missing: readonly Missing[],
): Verdict[] {
  const used = new Set(
    [...program.functions.values()].flatMap(({operators}) =>
      operators.map(({name}) => name),
    ),
  );
  return toolkits.map(({toolkit, libtorch}) => {
    const reasons = [
      ...refusalOf(program.version, libtorch),
      ...reasonsOf(used, libtorch, missing),
    ];
    const isRefused = reasons.some(({kind}) => kind !== 'foreign');
    const open = reasons.length > 0 ? 'unknown' : 'yes';
    const named = reasons.flatMap((reason) =>
      reason.kind === 'version' ? [] : reason.names,
    );
    return {
      toolkit,
      libtorch,
      loads: isRefused ? 'no' : open,
      reasons,
      assumed: used.size - named.length,
      isProved: program.version >= bytecodeVersions[libtorch].firstProved,
    };
  });
}
