const mark =
  /^\s*(?:\/\/|\{\/\*|#)\s*#(region|endregion)\s+([\w-]+)\s*(?:\*\/\})?\s*$/;

function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent));
}

/** The code of a sample without its `#region` marks, or of one region of it. */
export function sampleText(source: string, region?: string): string {
  const open = new Set<string>();
  const all: string[] = [];
  const inRegion: string[] = [];
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const [, kind, name] = mark.exec(line) ?? [];
    if (kind === undefined || name === undefined) {
      all.push(line);
      if (region !== undefined && open.has(region)) {
        inRegion.push(line);
      }
    } else if (kind === 'region') {
      open.add(name);
    } else if (!open.delete(name)) {
      throw new Error(`region "${name}" ends before it starts.`);
    }
  }
  if (open.size > 0) {
    throw new Error(`region "${[...open].join('", "')}" has no end.`);
  }
  if (region === undefined) {
    return all.join('\n');
  }
  if (inRegion.length === 0) {
    throw new Error(
      `no region "${region}". Put its lines between "// #region ${region}" and "// #endregion ${region}".`,
    );
  }
  return dedent(inRegion).join('\n');
}
