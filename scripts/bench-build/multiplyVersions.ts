import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';

/** Start and end of the list in `config/versions.ts`. */
const list = /(?<start>docsVersions: readonly DocsVersion\[\] = \[\n.*?\n)\];/s;

/** The name of a copy of a version. */
function copyName(version: string, copy: number): string {
  return `${version}-copy${copy}`;
}

/**
 * The source of `config/versions.ts` with each version followed by its copies: what
 * changes from one version to the next is then as much as before.
 */
export function multiplyList(source: string, times: number): string {
  if (!list.test(source)) {
    throw new Error(
      'config/versions.ts: the list "docsVersions" is not found. Fit the pattern in scripts/bench-build/multiplyVersions.ts to it.',
    );
  }
  return source.replace(
    list,
    `$<start>].flatMap((version) => [
  version,
  ...Array.from({length: ${times - 1}}, (_, index): DocsVersion => {
    const name = \`\${version.name}-copy\${index + 2}\`;
    return {...version, name, label: name, path: name, banner: 'unmaintained'};
  }),
]);`,
  );
}

function copyVersion(project: string, version: string, copy: number): void {
  const name = copyName(version, copy);
  const isCurrent = version === 'current';
  const inProject = (...parts: string[]) => path.join(project, ...parts);
  cpSync(
    isCurrent
      ? inProject('docs')
      : inProject('versioned_docs', `version-${version}`),
    inProject('versioned_docs', `version-${name}`),
    {recursive: true},
  );
  writeFileSync(
    inProject('versioned_sidebars', `version-${name}-sidebars.json`),
    isCurrent
      ? JSON.stringify(sidebars)
      : readFileSync(
          inProject('versioned_sidebars', `version-${version}-sidebars.json`),
        ),
  );
}

/** Gives a copy of the project so many times its versions, and so its docs. */
export function multiplyVersions(project: string, times: number): void {
  const listFile = path.join(project, 'config', 'versions.ts');
  const namesFile = path.join(project, 'versions.json');
  const names = JSON.parse(readFileSync(namesFile, 'utf8')) as string[];
  const copies: string[] = [];
  for (let copy = 2; copy <= times; copy += 1) {
    for (const version of ['current', ...names]) {
      copyVersion(project, version, copy);
      copies.push(copyName(version, copy));
    }
  }
  writeFileSync(namesFile, JSON.stringify([...names, ...copies]));
  writeFileSync(listFile, multiplyList(readFileSync(listFile, 'utf8'), times));
}
