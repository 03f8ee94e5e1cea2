import {
  fenceKeys,
  type FenceKeys,
} from '../../plugins/remark-code-sample/fenceKeys';

/** A block of code that is written into a page. */
type Fence = {
  language: string;
  keys: FenceKeys;
  code: string;
  /** Line of the page on which the code starts, from 1. */
  line: number;
};

const opening = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)[ \t]*(.*)$/;

/** Finds the fences of a page, in order; throws on one that never ends. */
export function extractFences(page: string): Fence[] {
  const lines = page.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const match = opening.exec(lines[index] ?? '');
    if (match === null) {
      continue;
    }
    const [, indent = '', ticks = '', language = '', info = ''] = match;
    const end = lines.findIndex(
      (line, at) => at > index && line.trim() === ticks,
    );
    if (end === -1) {
      throw new Error(`${index + 1}: the fence has no end. Close it.`);
    }
    const code = lines
      .slice(index + 1, end)
      .map((line) => line.slice(indent.length))
      .join('\n');
    fences.push({language, keys: fenceKeys(info), code, line: index + 2});
    index = end;
  }
  return fences;
}
