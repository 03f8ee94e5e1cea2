import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {docsVersions} from '../../content/site/versions';
import {samplesFolder} from '../../content/readers/readSample';
import type {Problem} from './compile';

const releases = docsVersions
  .map(({name}) => name)
  .filter((name) => name !== 'current');

/** The test beside a file: `a/b.test.ts` for `a/b.ts` and `a/b.tsx`. */
function testOf(file: string): string {
  return file.replace(/\.tsx?$/, '.test.ts');
}

/**
 * Finds mistakes in `samples/` that no single version shows: files that no version uses,
 * overrides for something that is not a release, and untested overrides of tested files.
 */
export function checkFolder(
  siteDir: string,
  read: ReadonlySet<string>,
): Problem[] {
  const folder = path.join(siteDir, samplesFolder);
  function problemOf(file: string): string | undefined {
    const [name = '', first = '', ...rest] = file.split(path.sep);
    const isOverride = releases.includes(first);
    if (!isOverride && /^(?:next|current|\d+(?:\.\d+)+)$/.test(first)) {
      return `"${first}" is not a release. Name the folder after the newest release that the override is for.`;
    }
    if (file.includes('.test.')) {
      return undefined;
    }
    if (!read.has(path.join(folder, file))) {
      return 'no version shows it. Delete it.';
    }
    const test = path.join(folder, testOf(file));
    const baseTest = path.join(folder, name, testOf(rest.join(path.sep)));
    return isOverride && existsSync(baseTest) && !existsSync(test)
      ? `its base has a test. Add ${path.basename(test)} beside it.`
      : undefined;
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((page) => {
      const message = problemOf(path.relative(folder, page));
      return message === undefined ? [] : [{page, line: 1, message}];
    });
}
