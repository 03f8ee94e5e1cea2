import {parseArgs} from 'node:util';

type Options = {
  /** Factors to multiply the docs versions by. */
  sizes: number[];
  /** Whether to update the report. */
  report: boolean;
};

/** Parses the arguments of `npm run bench:build`. */
export function parseOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      sizes: {type: 'string', default: '1,4,10'},
      report: {type: 'boolean', default: false},
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(
      `--sizes: "${values.sizes}" is not a list of sizes. Use positive integers, such as 1,4.`,
    );
  }
  return {
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    report: values.report,
  };
}
