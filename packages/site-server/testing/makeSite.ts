import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {exampleTables} from './exampleSite';
import {tablesFile, type Tables} from '../tables/tables';

/** A script of every small site, too large for the buffers of a connection. */
export const largeScript = '/assets/js/large.0123.js';

/** A small site in a temporary folder. */
export type SmallSite = ReturnType<typeof makeSite>;

/** Makes a small site with a home page, a not-found page and a large script. */
export function makeSite(
  files: Readonly<Record<string, string>> = {},
  tables: Tables = exampleTables,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  const root = path.join(folder, 'build');
  const all = {
    'index.html': '<!doctype html><p>home',
    '404.html': '<!doctype html><p>not found',
    [largeScript]: `// ${'x'.repeat(1_000_000)}`,
    [tablesFile]: JSON.stringify(tables),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return {
    /** Folder that holds the folder `build`. */
    folder,
    /** The folder `build`. */
    root,
    remove: () => rmSync(folder, {recursive: true}),
  };
}
