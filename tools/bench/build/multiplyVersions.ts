import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import releases from '../../../versions.json';

/** Where `content/site/versions.ts` looks up the package of a version, and what finds that of a copy. */
const lookup = 'packageVersions[name] ?? name';
const original = String.raw`name.replace(/-copy\d+$/, '')`;

/** Multiplies the released versions of the docs in a copy of the project. */
export function multiplyVersions(project: string, times: number): void {
  const file = path.join(project, 'content', 'site', 'versions.ts');
  const source = readFileSync(file, 'utf8');
  if (!source.includes(lookup)) {
    throw new Error(
      `${file}: "${lookup}" is not there. Adapt tools/bench/build/multiplyVersions.ts.`,
    );
  }
  writeFileSync(
    file,
    source.replace(lookup, () => lookup.replaceAll('name', () => original)),
  );
  const names = [...releases];
  // All once, then all again: neighboring versions differ as much as in the project itself.
  for (let number = 2; number <= times; number += 1) {
    for (const name of releases) {
      const copy = `${name}-copy${number}`;
      names.push(copy);
      for (const part of [
        `versioned_docs/version-${name}`,
        `versioned_sidebars/version-${name}-sidebars.json`,
      ]) {
        const target = path.join(project, part.replace(name, copy));
        cpSync(path.join(project, part), target, {recursive: true});
      }
    }
  }
  writeFileSync(path.join(project, 'versions.json'), JSON.stringify(names));
}
