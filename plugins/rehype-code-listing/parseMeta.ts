/** What the info string of a fence says besides its language. */
export type FenceMeta = {
  title?: string;
  /** 1-based line numbers. */
  marked: ReadonlySet<number>;
  added: ReadonlySet<number>;
  removed: ReadonlySet<number>;
};

const rangeList = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

function parseRanges(text: string): Set<number> {
  if (!rangeList.test(text)) {
    throw new Error(
      `"${text}" is not a list of lines. Write numbers and ranges, such as {1,4-6}.`,
    );
  }
  const lines = new Set<number>();
  for (const range of text.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    if (first < 1 || last < first) {
      throw new Error(
        `"${range}" is not a range of lines. Start at 1 and put the lower number first.`,
      );
    }
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

const part = /\s*(?:title="([^"]*)"|(ins=|del=)?\{([^}]*)\}|(\S+))/gy;

/** Reads an info string such as `title="App.tsx" {2} ins={4-6} del={7}`. */
export function parseMeta(meta: string): FenceMeta {
  const result = {
    title: undefined as string | undefined,
    marked: new Set<number>(),
    added: new Set<number>(),
    removed: new Set<number>(),
  };
  for (const [, title, kind, ranges, word] of meta.trim().matchAll(part)) {
    if (title !== undefined) {
      result.title = title;
    } else if (ranges !== undefined) {
      const lines = parseRanges(ranges);
      if (kind === 'ins=') {
        result.added = lines;
      } else if (kind === 'del=') {
        result.removed = lines;
      } else {
        result.marked = lines;
      }
    } else if (word !== undefined) {
      throw new Error(
        `"${word}" means nothing on a fence. Use title="…", {lines}, ins={lines} or del={lines}.`,
      );
    }
  }
  return result;
}
