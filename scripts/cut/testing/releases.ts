import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWithFolders} from 'test-utils';
import {releasesFolder} from '../../../content/releases/readReleases';

/** Copies the files of three releases into a project, where 0.2.4 is the newest, whatever came later. */
export function copyReleases(project: string): void {
  for (const version of ['0.2.2', '0.2.3', '0.2.4']) {
    const file = path.join(releasesFolder, `${version}.json`);
    cpSync(file, path.join(project, file));
  }
}

/** Describes a release like 0.2.4, but for some fields. */
export function writeRelease(
  project: string,
  version: string,
  changed: object,
): void {
  const text = readFileSync(path.join(releasesFolder, '0.2.4.json'), 'utf8');
  writeWithFolders(
    path.join(project, releasesFolder, `${version}.json`),
    JSON.stringify({...(JSON.parse(text) as object), ...changed}),
  );
}
