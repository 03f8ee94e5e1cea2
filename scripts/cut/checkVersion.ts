import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../content/site/brand';
import {
  compareVersions,
  readReleases,
  releasesFolder,
} from '../../content/releases/readReleases';
import {
  sharedFolder,
  sharedNames,
} from '../../plugins/shared-text/includeShared';

type Releases = ReturnType<typeof readReleases>;

const fileOf = (version: string) => `${releasesFolder}/${version}.json`;

/** A file to start from: what the newest release works with, and the rest to fill in. */
function exampleOf(releases: Releases, closest?: string): string {
  const [newest] = releases.values();
  return JSON.stringify(
    {
      date: 'YYYY-MM-DD',
      headline: 'The most important change, in a few words',
      news: [{name: 'Tensor.add', change: 'what it does now'}],
      closest,
      compatibility: newest?.compatibility,
      exports: {added: [], removed: []},
      changes: ['added Tensor.add'],
    },
    null,
    2,
  );
}

/** What to do if the package of a release could not be installed. */
export function remedyWithoutPackage(
  releases: Releases,
  version: string,
): string {
  const [newest = version] = [...releases.keys()].filter(
    (release) => release !== version,
  );
  const lacks = `If npm lacks the package of ${version}, name the release with the closest sources in ${fileOf(version)}`;
  return releases.has(version)
    ? `${lacks}: "closest": "${newest}".`
    : `${lacks}, which says what the release is:\n${exampleOf(releases, newest)}`;
}

/** The pages that are about to be frozen, and the passages that they share with others. */
function frozenFiles(project: string): string[] {
  const pages = readdirSync(path.join(project, 'docs'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api'))
    .map((file) => `docs/${file}`);
  const passages = pages.flatMap((file) =>
    sharedNames(readFileSync(path.join(project, file), 'utf8')).map(
      (name) => `${sharedFolder}/${name}.mdx`,
    ),
  );
  return [...new Set([...pages.sort(), ...passages.sort()])];
}

/** Lines of the pages that are about to be frozen and that install another release. */
function otherInstalls(project: string, installed: string): string[] {
  const pattern = new RegExp(`${brand.packageName}@(\\d+\\.\\d+\\.\\d+)`);
  return frozenFiles(project).flatMap((file) =>
    readFileSync(path.join(project, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, found = installed] = pattern.exec(line) ?? [];
        const shared = file.startsWith('docs/')
          ? ''
          : ' A version that must not install it needs a passage of its own.';
        return found === installed
          ? []
          : [
              `${file}:${index + 1}: installs ${found}. Write ${installed} before the pages are copied.${shared}`,
            ];
      }),
  );
}

/** Says why a number can't be cut, whatever its release is. */
export function checkNumber(project: string, version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `"${version}" is no version such as 0.2.5. Run "npm run cut -- 0.2.5".`,
    );
  }
  const cut = JSON.parse(
    readFileSync(path.join(project, 'versions.json'), 'utf8'),
  ) as string[];
  if (cut.includes(version)) {
    throw new Error(
      `versions.json: ${version} has been cut. Edit its pages in versioned_docs/version-${version}/, or cut another version.`,
    );
  }
  const releases = [...readReleases(project).keys()];
  const [newest = version] = releases;
  if (compareVersions(newest, version) > 0) {
    throw new Error(
      `${releasesFolder}/: docs/ documents the newest release, ${newest}. Cut that, or remove its file.`,
    );
  }
  const [latest = version] = cut;
  const skipped = releases.findLast(
    (release) => compareVersions(release, latest) > 0 && release !== version,
  );
  if (skipped !== undefined) {
    const remove = newest === version ? `remove ${fileOf(version)}, then ` : '';
    throw new Error(
      `versions.json: ${skipped} comes before ${version} and was never cut, so nobody could read its pages. First ${remove}run "npm run cut -- ${skipped}".`,
    );
  }
}

/** Says why the release of a number can't be cut yet, and what to do. */
export function checkRelease(project: string, version: string): void {
  const releases = readReleases(project);
  const release = releases.get(version);
  if (release === undefined) {
    throw new Error(
      `${fileOf(version)}: no such file. Write what the release is, then run the command again. "exports" and "changes" say how the package, which is in node_modules/rnpc-${version}/, differs from the one before; "advantage" is optional too:\n${exampleOf(releases)}`,
    );
  }
  const {news, closest = version} = release;
  if (news === undefined) {
    throw new Error(
      `${fileOf(version)}: "news" is missing. Home lists it under "New in ${version}".`,
    );
  }
  const others = otherInstalls(project, closest);
  if (others.length > 0) {
    throw new Error(others.join('\n'));
  }
}
