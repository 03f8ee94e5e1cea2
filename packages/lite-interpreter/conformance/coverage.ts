import {findOperator} from '../operators/table';

/** A number is the greatest difference, as a part of the greatest magnitude; a text says what failed. */
type Measured = number | string | null;

/** What `sweep.py` keeps of an architecture. */
export type Result = {
  kind: 'classification' | 'segmentation' | 'sample' | 'other';
  /** Why it was not exported at all. */
  skipped?: string;
  variants?: Readonly<
    Record<
      string,
      {
        graphs?: Measured;
        loops?: Measured;
        'not exported'?: string;
        skipped?: string;
      }
    >
  >;
  /** Those that it names, in one line. */
  operators?: string;
};

export type Results = Readonly<Record<string, Result>>;

/** The published table. */
export type Coverage = {
  measuredWith: {pytorch: string; torchvision: string};
  tolerance: number;
  totals: {
    kind: Result['kind'];
    of: number;
    /** Those that answer as PyTorch does, in every form that it exports. */
    agree: string[];
  }[];
  /** What is wrong with those that differ. */
  differ: Readonly<Record<string, string>>;
  /** Why some were not compared. */
  skipped: Readonly<Record<string, string>>;
  /** Operators that the interpreter lacks, with the architectures that need each. */
  missing: Readonly<Record<string, string[]>>;
};

const tolerance = 1e-4;

/** What is wrong with a form of an architecture, if anything is. */
function faultOf(
  variant: NonNullable<Result['variants']>[string],
): string | undefined {
  if (variant['not exported'] !== undefined) {
    return undefined;
  }
  const measured = [variant.graphs, variant.loops];
  const failure = measured.find((value) => typeof value === 'string');
  const numbers = measured.filter((value) => typeof value === 'number');
  if (failure !== undefined || numbers.length === 0) {
    return failure ?? variant.skipped ?? 'not measured';
  }
  const difference = Math.max(...numbers);
  return difference <= tolerance ? undefined : `differs by ${difference}`;
}

/** What is wrong with an architecture: the first of its forms that does not agree. */
function findFault({variants = {}}: Result): string | undefined {
  const forms = Object.entries(variants);
  if (forms.every(([, form]) => form['not exported'] !== undefined)) {
    return 'PyTorch exports none of its forms';
  }
  const [first] = forms.flatMap(([name, form]) => {
    const fault = faultOf(form);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  return first;
}

/** The published table: which architectures agree with PyTorch, and what the others lack. */
export function coverageOf(results: Results): Coverage {
  const sorted = Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1));
  const differ: Record<string, string> = {};
  const skipped: Record<string, string> = {};
  const missing: Record<string, string[]> = {};
  for (const [name, result] of sorted) {
    const fault = findFault(result);
    if (result.skipped !== undefined) {
      skipped[name] = result.skipped;
    } else if (fault !== undefined) {
      differ[name] = fault;
    }
    for (const operator of result.operators?.split(' ') ?? []) {
      if (operator !== '' && findOperator(operator) === undefined) {
        (missing[operator] ??= []).push(name);
      }
    }
  }
  const kinds = ['classification', 'segmentation', 'sample', 'other'] as const;
  return {
    measuredWith: {pytorch: '1.13.1', torchvision: '0.14.1'},
    tolerance,
    totals: kinds.map((kind) => {
      const some = sorted.filter(([, result]) => result.kind === kind);
      const names = some.map(([name]) => name);
      return {
        kind,
        of: names.length,
        agree: names.filter((name) => !(name in differ || name in skipped)),
      };
    }),
    differ,
    skipped,
    missing,
  };
}
