import * as z from 'zod';
import {brand} from '../../../content/site/brand';
import {topicNames, type Topic} from '../../../content/api/topicNames';
import {comparePath, type DocsVersion} from '../../../content/site/versions';
import {
  differences,
  pairName,
  type BehaviourChange,
  type Comparison,
  type Difference,
  type SymbolChange,
  type Words,
} from 'api-versions/page-data';
import type {Lines} from 'api-versions/page-data';
import {findVersion} from '../../lib/findVersion';
import {answer, readOnly, type Build, type Tool} from 'docs-mcp';
import {labels} from '../versions';

function codeOf(lines: Lines): string {
  return lines
    .map((line) =>
      line
        .map((token) => (typeof token === 'string' ? token : token[1]))
        .join(''),
    )
    .join('\n');
}

function textOf(words: Words): string {
  return words
    .map((block) =>
      'lines' in block
        ? `\n\`\`\`ts\n${codeOf(block.lines)}\n\`\`\`\n`
        : block
            .map((part) => {
              if (typeof part === 'string') {
                return part;
              }
              return 'code' in part ? `\`${part.code}\`` : part.text;
            })
            .join(''),
    )
    .join(' ');
}

/** Signatures as a listing of what goes and what comes. */
function listing({before = [], after = []}: SymbolChange): string[] {
  const marked = (mark: string, all: readonly Lines[]) =>
    all.flatMap((lines) =>
      codeOf(lines)
        .split('\n')
        .map((line) => `${mark} ${line}`),
    );
  const lines = [...marked('-', before), ...marked('+', after)];
  return lines.length === 0 ? [] : ['```diff', ...lines, '```'];
}

function describeSymbol(change: SymbolChange): string {
  const {difference, type, name, kind, advice, members = []} = change;
  return [
    `### ${difference}: ${name} (${kind})`,
    ...(type === 'restored' ? ['It is no longer deprecated.'] : []),
    ...(advice === undefined ? [] : [textOf(advice)]),
    ...listing(change),
    ...(members.length === 0
      ? []
      : [`Members: ${members.map((member) => member.name).join(', ')}`]),
  ].join('\n');
}

function describeBehaviour(
  {targets, before, after}: BehaviourChange,
  {from, to}: {from: DocsVersion; to: DocsVersion},
): string {
  const notes = (label: string, all: readonly Words[]) =>
    all.map((words) => `- ${label}: ${textOf(words)}`);
  return [
    `### behaviour: ${targets.map(({name}) => name).join(', ') || brand.packageName}`,
    ...notes(from.label, before),
    ...notes(to.label, after),
  ].join('\n');
}

/** A comparison is an asset, which has a hash in its name: `compare-0.1-0.2.3-0a1b2c3d.txt`. */
function readComparison(build: Build, pair: string): Comparison {
  const folder = 'assets/files';
  const name = `compare-${pair}`;
  const found = build
    .list(folder)
    .find(
      (file) =>
        file.startsWith(name) &&
        /^-[0-9a-f]{8}\.txt$/.test(file.slice(name.length)),
    );
  return build.readJson(`${folder}/${found ?? `${name}.txt`}`) as Comparison;
}

/** What differs between two versions, as the page that compares them shows it. */
function changes(
  build: Build,
  versions: {from: DocsVersion; to: DocsVersion},
  only?: Difference,
): string {
  const {from, to} = versions;
  if (from === to) {
    throw new Error(`Both are ${from.label}. Choose two versions that differ.`);
  }
  const comparison = readComparison(build, pairName(from.label, to.label));
  const groups = comparison
    .map(({topic, changes: all}) => ({
      title: topic === 'package' ? 'Whole package' : topicNames[topic as Topic],
      shown: all.filter(
        ({difference}) => only === undefined || difference === only,
      ),
    }))
    .filter(({shown}) => shown.length > 0);
  const count = groups.reduce((sum, {shown}) => sum + shown.length, 0);
  return [
    `# ${from.label} to ${to.label}: ${count} difference${count === 1 ? '' : 's'}${only === undefined ? '' : ` of the kind "${only}"`}`,
    `${brand.siteUrl}${comparePath(from.label, to.label)}`,
    ...groups.flatMap(({title, shown}) => [
      `## ${title}`,
      ...shown.map((change) =>
        change.difference === 'behaviour'
          ? describeBehaviour(change, versions)
          : describeSymbol(change),
      ),
    ]),
  ].join('\n\n');
}

/** The tool `changes`. */
export function changesTool(build: Build): Tool {
  return (server) => {
    server.registerTool(
      'changes',
      {
        title: 'Compare two versions',
        description:
          'What was added, changed, deprecated and removed between two versions, and what replaces what is gone.',
        inputSchema: {
          from: z.string().describe(`One of ${labels}`),
          to: z.string().describe(`One of ${labels}`),
          only: z.enum(differences).optional(),
        },
        annotations: readOnly,
      },
      ({from, to, only}) =>
        answer(
          changes(
            build,
            {from: findVersion(from, 'from'), to: findVersion(to, 'to')},
            only,
          ),
        ),
    );
  };
}
