import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteTables} from '../siteTables';
import {tablesFile, type Tables} from '../tables';

/** A script of every small site, too large for the buffers of a connection. */
export const largeScript = '/assets/js/large.0123.js';

/** A small site in a temporary folder. */
export type SmallSite = {
  /** Folder that holds the folder `build`. */
  folder: string;
  /** Replaces the build, as `npm run build` does. */
  publish: (files: Readonly<Record<string, string>>) => void;
  remove: () => void;
};

/** Makes a small site with a home page, a not-found page and a large script. */
export function makeSite(
  files: Readonly<Record<string, string>> = {},
  tables: Tables = siteTables,
): SmallSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  const build = path.join(folder, 'build');
  let count = 0;

  function publish(added: Readonly<Record<string, string>>): void {
    count += 1;
    const next = path.join(folder, `next-${count}`);
    const all = {
      'index.html': '<!doctype html><p>home',
      '404.html': '<!doctype html><p>not found',
      [largeScript]: `// ${'x'.repeat(1_000_000)}`,
      [tablesFile]: JSON.stringify(tables),
      ...added,
    };
    for (const [name, content] of Object.entries(all)) {
      const file = path.join(next, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    if (count > 1) {
      renameSync(build, path.join(folder, `previous-${count}`));
    }
    renameSync(next, build);
    rmSync(path.join(folder, `previous-${count}`), {
      recursive: true,
      force: true,
    });
  }

  publish(files);
  return {folder, publish, remove: () => rmSync(folder, {recursive: true})};
}
