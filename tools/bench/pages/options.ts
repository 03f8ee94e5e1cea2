import {parseArgs} from 'node:util';
import {parseParts} from 'docusaurus-fast/parts';
import {pickFamilies, type Family} from './families';

export type Options = {
  /** Runs of each measurement; the report shows their median. */
  runs: number;
  families: Family[];
  /** The part of docusaurus-fast to measure: the site without it replaces stock Docusaurus. */
  without?: string;
  /** Whether other generators, rather than stock Docusaurus, are measured beside ours. */
  peers: boolean;
  /** Whether to rewrite the report. */
  report: boolean;
};

/** Reads the arguments of `npm run bench:pages`. */
export function parseOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string', multiple: true, default: []},
      without: {type: 'string'},
      peers: {type: 'boolean', default: false},
      report: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `--runs: "${values.runs}" is not a number of runs. Use 1 or more.`,
    );
  }
  parseParts(values.without ?? '');
  return {
    runs,
    families: pickFamilies(values.only),
    without: values.without,
    peers: values.peers,
    report: values.report,
  };
}
