import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../content/site/brand';
import {readReleases} from '../../content/releases/readReleases';

/** A file to start from: what the newest release works with, and the rest to fill in. */
function example(project: string): string {
  const [newest] = readReleases(project).values();
  return JSON.stringify(
    {
      date: 'YYYY-MM-DD',
      headline: 'The most important change, in a few words',
      news: [{name: 'Tensor.add', change: 'what it does now'}],
      compatibility: newest?.compatibility,
      exports: {added: [], removed: []},
      changes: ['added Tensor.add'],
    },
    null,
    2,
  );
}

/** Lines of the pages that are about to be frozen and that install another release. */
function otherInstalls(project: string, installed: string): string[] {
  const pattern = new RegExp(`${brand.packageName}@(\\d+\\.\\d+\\.\\d+)`);
  return readdirSync(path.join(project, 'docs'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('api'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(project, 'docs', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [, found = installed] = pattern.exec(line) ?? [];
          return found === installed
            ? []
            : [
                `docs/${file}:${index + 1}: installs ${found}. Write ${installed} before the pages are copied.`,
              ];
        }),
    );
}

/** Says why a version can't be cut, and what to do. */
export function checkVersion(project: string, version: string): void {
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
  const file = `content/releases/${version}.json`;
  if (!existsSync(path.join(project, file))) {
    throw new Error(
      `${file}: no such file. Write what the release is, then run the command again. "exports" and "changes" say how the package differs from the one before; "closest" names a release if npm lacks this one, and "advantage" is optional too:\n${example(project)}`,
    );
  }
  const releases = readReleases(project);
  const [newest] = releases.keys();
  if (newest !== version) {
    throw new Error(
      `content/releases/: docs/ documents the newest release, ${newest}. Cut that, or remove its file.`,
    );
  }
  const {news, closest = version} = releases.get(version) ?? {};
  if (news === undefined) {
    throw new Error(
      `${file}: "news" is missing. Home lists it under "New in ${version}".`,
    );
  }
  const others = otherInstalls(project, closest);
  if (others.length > 0) {
    throw new Error(others.join('\n'));
  }
}
