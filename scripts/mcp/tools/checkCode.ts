import type {DocsVersion} from '../../../config/versions';
import {packageName} from '../../../runtime/program/linkPackage';
import {releaseOf} from '../../examples/releaseOf';
import {checkTypes, type TypeProblem} from '../sandbox/checkTypes';
import {runProgram, type Outcome} from '../sandbox/runProgram';

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
export async function checkCode(
  code: string,
  version: DocsVersion,
): Promise<Check> {
  const notRun = whyNotRun(code);
  const [types, outcome] = await Promise.all([
    checkTypes(code, version.name),
    notRun === undefined
      ? runProgram(code, releaseOf(version.name)).catch(
          // What the compiler could not parse either.
          (error: unknown) => (error instanceof Error ? error.message : ''),
        )
      : undefined,
  ]);
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
