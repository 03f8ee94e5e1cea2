import {format} from 'oxfmt';
import {median, quantile, writeFigure, writeRatio} from './figures';
import type {Machine} from './machine';
import type {Run} from './Run';

function writeCell(values: readonly number[], failed: number): string {
  const slow =
    values.length < 10 ? '' : ` (p95 ${writeFigure(quantile(values, 0.95))})`;
  const parts = [
    ...(values.length === 0 ? [] : [writeFigure(median(values)) + slow]),
    ...(failed === 0 ? [] : [`${failed} of ${values.length + failed} failed`]),
  ];
  return parts.join(', ') || '–';
}

/** The index of the machine: the median, and between what it moved. */
function writeIndex({benchmarkIndex: found}: Machine): string {
  return found.length === 0
    ? 'not recorded'
    : `${writeFigure(median(found))} (${writeFigure(Math.min(...found))} to ${writeFigure(Math.max(...found))})`;
}

/** What was measured, column beside column, and the first as a multiple of each other. */
function runTable({machine, columns, rows, failures}: Run): string {
  const [first = '', ...others] = columns;
  const head = [
    `benchmark index ${writeIndex(machine)}`,
    ...columns,
    ...others.map((other) => `${first} / ${other}`),
  ];
  const body = rows.map(({thing, what, values}) => [
    `${thing}: ${what}`,
    ...columns.map((column) => {
      const failed = failures.filter(
        (failure) => failure.thing === thing && failure.column === column,
      );
      return writeCell(values[column] ?? [], failed.length);
    }),
    ...others.map((other) =>
      writeRatio(median(values[first] ?? []), median(values[other] ?? [])),
    ),
  ]);
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What failed: where, how often, and why. */
function failureList({failures}: Run): string {
  const counts = new Map<string, number>();
  for (const {column, thing, reason} of failures) {
    const line = `${column}, ${thing}: ${reason}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => `- ${count} × ${line}`);
  return lines.length === 0 ? '' : `Failed:\n\n${lines.join('\n')}`;
}

/** What the report says about a run. */
export function runSection(run: Run): string {
  const {title, command, about, machine} = run;
  const {date, system, cores, node, load} = machine;
  const parts = [
    `## ${title}`,
    `\`${command}\` on ${date}: ${system}, ${cores} cores, Node ${node}; Lighthouse's benchmark index ${writeIndex(machine)}; load ${load.before} before and ${load.after} after.`,
    about,
    runTable(run),
    failureList(run),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Makes the report of all runs that are kept. */
export async function renderReport(runs: readonly Run[]): Promise<string> {
  const text = [
    '# Benchmarks',
    'Written by `npm run bench -- report` from the `.json` files beside it, never by hand. Figures are medians. They depend on the machine and on what else it does: compare those of one table, and look at the benchmark index in its corner. Above a load of the number of cores, trust ratios more than times.',
    ...runs.map(runSection),
  ];
  const {code} = await format('README.md', text.join('\n\n'));
  return code;
}
