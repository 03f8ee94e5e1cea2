import {check} from '../../../tensors/errors';
import type {PromotionRule} from '../../../tensors/promotion';
import type {Tensor} from '../../../tensors/tensor';
import {asTensor, requireArguments} from '../arguments';
import {isSince, type Release} from '../../release';

/** Reads one value from the arguments of a call. */
export type Parse<T> = (args: readonly unknown[], release: Release) => T;

type Row<Values, Self> = {
  name: string;
  /** First release that has it, and first that has it no more. */
  since: Release;
  until?: Release;
  /** What JavaScript sees as the `length` of the function. */
  length: number;
  /** Least number of arguments, and what 0.2.0 says if there are fewer. */
  least?: number;
  lackingIn020?: string;
  /** The arguments in the order in which the binding reads them. */
  args: {[Name in keyof Values]: Parse<Values[Name]>};
  /** How the dtype of the result follows from the operands; as they are by default. */
  promotion?: PromotionRule;
  run: (self: Self, args: Values, rule: PromotionRule) => unknown;
};

export type Operation = Omit<Row<never, never>, 'args' | 'run'> & {
  /** Names of the arguments. */
  args: readonly string[];
  call: (self: unknown, args: readonly unknown[], release: Release) => unknown;
};

function operation<Values, Self>(
  row: Row<Values, Self>,
  asSelf: (self: unknown) => Self,
): Operation {
  const {args: parsers, run, ...facts} = row;
  const names = Object.keys(parsers) as (keyof Values & string)[];
  return {
    ...facts,
    args: names,
    call(self, args, release) {
      const {least = 0, lackingIn020: lacking} = row;
      if (lacking && release === '0.2.0') {
        check(args.length >= least, lacking);
      }
      requireArguments(args, least);
      const owner = asSelf(self);
      const values = Object.fromEntries(
        names.map((name) => [name, parsers[name](args, release)]),
      ) as Values;
      return run(owner, values, row.promotion ?? 'common');
    },
  };
}

/** A method of `Tensor`. */
export const method = <Values>(row: Row<Values, Tensor>): Operation =>
  operation(row, asTensor);

/** A function of a namespace. */
export const func = <Values>(row: Row<Values, undefined>): Operation =>
  operation(row, () => undefined);

/** The operations that a release has. */
export function operationsOf(
  table: readonly Operation[],
  release: Release,
): Operation[] {
  return table.filter(
    ({since, until}) =>
      isSince(release, since) && !(until && isSince(release, until)),
  );
}
