import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  docsFolder,
  docsVersions,
  latestVersion,
} from '../../../content/site/versions';
import sidebars from '../../../sidebars';

/** Start of the table in `content/site/versions.ts` that the copies are added to. */
const tableStart = /const packageVersions: [^=]+ = \{\n/;

/** Adds entries to the table of package versions in the source of `content/site/versions.ts`. */
function addPackageVersions(
  source: string,
  packageVersions: ReadonlyMap<string, string>,
): string {
  if (!tableStart.test(source)) {
    throw new Error(
      'content/site/versions.ts: no table "packageVersions". Adapt the pattern in tools/bench/build/multiplyVersions.ts.',
    );
  }
  const lines = [...packageVersions].map(
    ([name, version]) => `  '${name}': '${version}',\n`,
  );
  return source.replace(tableStart, (start) => start + lines.join(''));
}

function copyVersion(project: string, name: string, copy: string): void {
  const sidebarsOf = (version: string) =>
    path.join(project, `versioned_sidebars/version-${version}-sidebars.json`);
  cpSync(
    path.join(project, docsFolder(name)),
    path.join(project, docsFolder(copy)),
    {recursive: true},
  );
  writeFileSync(
    sidebarsOf(copy),
    name === 'current'
      ? JSON.stringify(sidebars)
      : readFileSync(sidebarsOf(name)),
  );
}

/** Multiplies the docs versions in a copy of the project. */
export function multiplyVersions(project: string, times: number): void {
  const names: string[] = [];
  const packageVersions = new Map<string, string>();
  // The latest stays first. Copies follow their version: neighbouring versions then
  // differ about as much as in the project itself.
  for (const {name, packageVersion} of docsVersions.toSorted(
    (a, b) =>
      Number(b.name === latestVersion) - Number(a.name === latestVersion),
  )) {
    names.push(name);
    for (let number = 2; number <= times; number += 1) {
      const copy = `${name}-copy${number}`;
      copyVersion(project, name, copy);
      names.push(copy);
      packageVersions.set(copy, packageVersion);
    }
  }
  writeFileSync(
    path.join(project, 'versions.json'),
    JSON.stringify(names.filter((name) => name !== 'current')),
  );
  const file = path.join(project, 'content', 'site', 'versions.ts');
  writeFileSync(
    file,
    addPackageVersions(readFileSync(file, 'utf8'), packageVersions),
  );
}
