import {brand} from '../../../config/brand';
import {topicNames} from '../../../config/apiTopics';
import type {DocsVersion} from '../../../config/versions';
import type {
  BehaviourChange,
  Comparison,
  Difference,
  SymbolChange,
  Words,
} from '../../../src/components/ComparePage/comparison';
import {
  comparePath,
  pairName,
} from '../../../src/components/ComparePage/pairName';
import type {Lines} from '../../../src/components/ApiSignature';
import type {Build} from '../Build';

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

/** What differs between two versions, as the page that compares them shows it. */
export function changes(
  build: Build,
  versions: {from: DocsVersion; to: DocsVersion},
  only?: Difference,
): string {
  const {from, to} = versions;
  if (from === to) {
    throw new Error(`Both are ${from.label}. Choose two versions that differ.`);
  }
  const name = pairName(from.label, to.label);
  const comparison = build.readJson(
    build.asset(`compare-${name}`),
  ) as Comparison;
  const groups = comparison
    .map(({topic, changes: all}) => ({
      title: topic === 'package' ? 'Whole package' : topicNames[topic],
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
