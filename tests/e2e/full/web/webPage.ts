import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sharedFile} from '../../../../plugins/shared-text/includeShared';

const page = readFileSync(
  sharedFile(path.resolve('.'), 'run-on-the-web'),
  'utf8',
);

/** The code under the heading with this id. */
export function codeUnder(id: string): string {
  const [, after = ''] = page.split(`{/* #${id} */}`);
  const [, code] = /^```\w+\n([^]*?)^```$/m.exec(after) ?? [];
  if (code === undefined) {
    throw new Error(`run-on-the-web.mdx: no code under "#${id}".`);
  }
  return code;
}

/** The files that the page gives a title, in a section between two headings. */
export function filesBetween(
  from: string,
  to: string,
): ReadonlyMap<string, string> {
  const [, after = ''] = page.split(`{/* #${from} */}`);
  const [section = ''] = after.split(`{/* #${to} */}`);
  const files = new Map<string, string>();
  for (const [, file = '', code = ''] of section.matchAll(
    /^```\w+ title="([^"]+)".*\n([^]*?)^```$/gm,
  )) {
    files.set(file, code);
  }
  return files;
}
