import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {keepEarlierAssets, type KeepLimits} from 'site-server/build';
import {fingerprintFile} from '../lib/fingerprint.mjs';

type Pair = {build: string; deploy: string};

/** Where a build is made, where it goes when it is complete, and where the one before it goes. */
type BuildFolders = Record<'staging' | 'finished' | 'replaced', Pair>;

/** The folders of a build in a project. */
export function buildFolders(root: string): BuildFolders {
  const pair = (...parent: string[]): Pair => ({
    build: path.join(root, ...parent, 'build'),
    deploy: path.join(root, ...parent, 'deploy'),
  });
  return {
    staging: pair('.docusaurus', 'staging'),
    finished: pair(),
    replaced: pair('.docusaurus', 'replaced'),
  };
}

/** Removes what an interrupted build left behind. The finished build stays: it may be served. */
export function clearFolders({staging, replaced}: BuildFolders): void {
  for (const {build} of [staging, replaced]) {
    rmSync(path.dirname(build), {recursive: true, force: true});
  }
}

/** Puts a complete build in the place of the one before it, whose assets it keeps for a while. */
export function publishFolders(
  folders: BuildFolders,
  builtFrom: string,
  keep: KeepLimits,
): string {
  const {staging, finished, replaced} = folders;
  const kept = keepEarlierAssets(finished.build, staging.build, keep);
  writeFileSync(fingerprintFile(path.dirname(staging.deploy)), builtFrom);
  mkdirSync(path.dirname(replaced.build), {recursive: true});
  // The fingerprint comes last: if it is there, so is the rest.
  for (const part of ['build', 'deploy'] as const) {
    if (existsSync(finished[part])) {
      renameSync(finished[part], replaced[part]);
    }
    renameSync(staging[part], finished[part]);
  }
  clearFolders(folders);
  return `build/, deploy/, ${kept} assets of earlier builds`;
}
