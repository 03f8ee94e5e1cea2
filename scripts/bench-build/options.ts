import {parseArgs} from 'node:util';

export type Options = {
  /** How many times the pages, one build after the other. */
  sizes: number[];
  /** Whether the report is written anew. */
  report: boolean;
};

/** Reads the arguments of `npm run bench:build`. */
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
      `--sizes: "${values.sizes}" is no list of sizes. Use numbers from 1 on, such as 1,4.`,
    );
  }
  return {
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    report: values.report,
  };
}
