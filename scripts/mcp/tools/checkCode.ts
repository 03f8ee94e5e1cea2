import * as z from 'zod';
import type {DocsVersion} from '../../../content/site/versions';
import {packageName} from 'torchlive-web/program';
import {releaseOf} from '../../../content/readers/releaseOf';
import {checkTypes, type TypeProblem} from '../sandbox/checkTypes';
import {cutsNetwork} from '../sandbox/runIsolated';
import {runProgram, type Outcome} from '../sandbox/runProgram';
import {findVersion} from '../../lib/findVersion';
import {answer, readOnly, type Tool} from 'docs-mcp';
import {version} from '../versions';

/** What a check of a snippet found. */
export type Check = {
  types: TypeProblem[];
  /** Missing if it was not run. */
  run?: Outcome;
  /** Why it was not run. */
  notRun?: string;
};

/** Calls that load a model. */
const loadsModel = /\b(?:_loadForMobile(?:Sync)?|MobileModel)\b/;

const importable = new RegExp(
  `^(?:react|react-native|${packageName}(?:/.*)?)$`,
);

/** Why a snippet can't run here, if it can't. */
export function whyNotRun(code: string): string | undefined {
  if (loadsModel.test(code)) {
    return 'it loads a model, which only the app has';
  }
  const others = [
    ...code.matchAll(/\b(?:from|import|require\()\s*['"]([^'"]+)['"]/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !importable.test(name));
  return others.length === 0
    ? undefined
    : `it imports ${others.join(', ')}, and only ${packageName}, react and react-native are here`;
}

/** Type-checks a snippet against a version, and runs it if it needs no model. */
async function checkCode(
  code: string,
  version: DocsVersion,
  signal?: AbortSignal,
): Promise<Check> {
  const notRun = whyNotRun(code);
  const failed = new AbortController();
  const either = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const runs =
    notRun === undefined
      ? runProgram(code, releaseOf(version.name), {signal: either}).catch(
          // What the compiler could not parse either.
          (error: unknown) => {
            if (error instanceof SyntaxError) {
              return error.message;
            }
            throw error;
          },
        )
      : undefined;
  const [types, outcome] = await Promise.all([
    checkTypes(code, version.name, either),
    runs,
  ]).catch((error: unknown) => {
    // Nobody waits for the other any more.
    failed.abort(error);
    throw error;
  });
  return {
    types,
    ...(typeof outcome === 'object' && {run: outcome}),
    ...(typeof outcome === 'string' && {notRun: outcome}),
    ...(notRun !== undefined && {notRun}),
  };
}

const reasons = {
  time: 'it took too long',
  memory: 'it took too much memory',
  output: 'it printed too much',
  crash: 'its process ended',
} as const;

/** Text in a fence that is longer than any in it. */
function fenced(lines: readonly string[]): string[] {
  const runs = lines.join('\n').match(/`+/g) ?? [];
  const longest = Math.max(2, ...runs.map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}text`, ...lines, fence];
}

function describeRun({
  printed,
  thrown,
  rejected,
  stopped,
  hasDefault,
  hasNetwork,
}: Outcome): string[] {
  return [
    ...(printed.length > 0
      ? ['Printed:', ...fenced(printed)]
      : stopped === undefined
        ? ['Printed nothing.']
        : ['What it printed before it was stopped is not known.']),
    ...(thrown === undefined
      ? []
      : [
          `Threw${thrown.line === undefined ? '' : ` on line ${thrown.line}`}: ${thrown.message}`,
        ]),
    ...rejected.map(
      (message) => `A promise was rejected and nothing handled it: ${message}`,
    ),
    ...(stopped === undefined ? [] : [`Stopped: ${reasons[stopped]}.`]),
    ...(hasDefault
      ? ['What it exports as the default is not drawn here.']
      : []),
    ...(hasNetwork
      ? [
          'It ran without files, but this system lacks a way to cut off the network.',
        ]
      : []),
  ];
}

/** A check in words. */
export function describeCheck(
  {types, run, notRun}: Check,
  {label}: DocsVersion,
): string {
  return [
    types.length === 0
      ? `Types: correct in ${label}.`
      : `Types: ${types.length} ${types.length === 1 ? 'problem' : 'problems'} in ${label}.`,
    ...types.map(({line, message}) => `- line ${line}: ${message}`),
    ...(run === undefined ? [`Not run: ${notRun}.`] : describeRun(run)),
  ].join('\n');
}

/** The tool `check_code`. */
export const checkCodeTool: Tool = (server) => {
  server.registerTool(
    'check_code',
    {
      title: 'Check code',
      description: `Type-checks TypeScript against a version and, if it needs no model, runs it on that version. It runs without files${cutsNetwork() ? ' and network' : ''}, for ten seconds at most.`,
      inputSchema: {code: z.string().min(1).max(100_000), version},
      outputSchema: {
        types: z.array(z.object({line: z.number(), message: z.string()})),
        run: z
          .object({
            printed: z.array(z.string()),
            rejected: z.array(z.string()),
            thrown: z
              .object({message: z.string(), line: z.number().optional()})
              .optional(),
            stopped: z.enum(['time', 'memory', 'output', 'crash']).optional(),
            hasDefault: z.literal(true).optional(),
            hasNetwork: z.literal(true).optional(),
          })
          .optional(),
        notRun: z.string().optional(),
      },
      annotations: readOnly,
    },
    async ({code, version: name}, {signal}) => {
      const wanted = findVersion(name, 'version');
      const check = await checkCode(code, wanted, signal);
      return {
        ...answer(describeCheck(check, wanted)),
        structuredContent: check,
      };
    },
  );
};
