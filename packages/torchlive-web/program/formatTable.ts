import {formatNested} from './formatValue';

/** Heading of the column for elements that are no objects. */
const valuesColumn = 'Values';

function cellsOf(row: unknown): Map<string, string> {
  const entries: [string, unknown][] =
    typeof row === 'object' && row !== null
      ? Object.entries(row)
      : [[valuesColumn, row]];
  return new Map(
    entries.map(([column, value]) => [column, formatNested(value, [])]),
  );
}

/** The text of `console.table`: a row for each element or field; undefined if it has none. */
export function formatTable(
  data: unknown,
  only?: readonly string[],
): string | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const rows = Object.entries(data).map(([index, row]) => ({
    index,
    cells: cellsOf(row),
  }));
  if (rows.length === 0) {
    return undefined;
  }
  const columns = only ?? [
    ...new Set(rows.flatMap(({cells}) => [...cells.keys()])),
  ];
  const lines = [
    ['(index)', ...columns],
    ...rows.map(({index, cells}) => [
      index,
      ...columns.map((column) => cells.get(column) ?? ''),
    ]),
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
