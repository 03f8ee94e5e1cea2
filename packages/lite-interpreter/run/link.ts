import type {Program, ScriptFunction} from '../read/program';
import {LoadError} from '../read/LoadError';
import {findOperator} from '../operators/table';
import arities from '../operators/arities.json';
import type {LibtorchRelease} from '../read/versions';
import type {Linked} from './execute';
import {missingMessage} from './missingMessage';

const counts: Readonly<Record<string, number>> = arities;

const hasOperator = (name: string) => findOperator(name) !== undefined;

/** Operators that a program names and nobody has, in the order of the program. */
export function missingOperators(program: Program): string[] {
  const names = [...program.functions.values()].flatMap(({operators}) =>
    operators.map(({name}) => name),
  );
  return [...new Set(names)].filter((name) => !hasOperator(name));
}

/** Phones have these operators: their own words for a missing one would mislead. */
const ofQuantized =
  /^quantized::|^aten::(?:quantize_|dequantize|q_|int_repr|_make_per_)/;

/** Finds the operators of all methods, or refuses in the phone's words. */
export function link(
  program: Program,
  release: LibtorchRelease,
): Map<string, Linked> {
  const linked = new Map<string, Linked>();
  for (const [name, source] of program.functions) {
    const names = new Set(source.operators.map((operator) => operator.name));
    const missing = [...names].filter((operator) => !hasOperator(operator));
    const quantized = missing.find((operator) => ofQuantized.test(operator));
    if (quantized !== undefined) {
      throw new LoadError(
        `This model is quantized (${quantized}): it loads on a phone, but nothing here computes it. Export the model without quantization to run it here.`,
      );
    }
    if (missing.length > 0) {
      throw new LoadError(missingMessage(missing, release));
    }
    linked.set(name, linkFunction(source));
  }
  return linked;
}

function linkFunction(source: ScriptFunction): Linked {
  const operators = source.operators.map(({name, given}) => {
    const operator = findOperator(name);
    if (operator === undefined) {
      throw new LoadError(`No operator ${name}.`);
    }
    return {name, operator, count: given ?? counts[name] ?? 0};
  });
  return {source, operators};
}
