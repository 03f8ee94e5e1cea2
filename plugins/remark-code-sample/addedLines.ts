import {diffArrays} from 'diff';

function ranges(lines: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last?.[1] === line - 1) {
      last[1] = line;
    } else {
      parts.push([line, line]);
    }
  }
  return parts
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}

/** Lines of `after` that `before` lacks, as a list such as `2,5-7`. */
export function addedLines(before: string, after: string): string {
  const added: number[] = [];
  let line = 1;
  for (const change of diffArrays(before.split('\n'), after.split('\n'))) {
    if (change.added) {
      added.push(...change.value.map((_, offset) => line + offset));
    }
    if (!change.removed) {
      line += change.value.length;
    }
  }
  if (added.length === 0) {
    throw new Error(
      'nothing was added since the sample that "from=" names. Drop "from=", or name another.',
    );
  }
  return ranges(added);
}
