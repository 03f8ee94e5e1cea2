import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprintFile} from '../lib/fingerprint.mjs';

type Pair = {build: string; deploy: string};

/** Where a build is made, and where it goes when it is complete. */
export type BuildFolders = {root: string; staging: Pair; finished: Pair};

/** The folders of a build in a project. */
export function buildFolders(root: string): BuildFolders {
  const pair = (...parent: string[]): Pair => ({
    build: path.join(root, ...parent, 'build'),
    deploy: path.join(root, ...parent, 'deploy'),
  });
  return {root, staging: pair('.docusaurus', 'staging'), finished: pair()};
}

/** Removes earlier builds, so that a failed build leaves none behind. */
export function clearFolders({staging, finished}: BuildFolders): void {
  for (const folder of [finished, staging].flatMap(({build, deploy}) => [
    build,
    deploy,
  ])) {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Moves a complete build into place. The site comes last: if it is there, so is the rest. */
export function publishFolders(
  {root, staging, finished}: BuildFolders,
  builtFrom: string,
): string {
  renameSync(staging.deploy, finished.deploy);
  writeFileSync(fingerprintFile(root), builtFrom);
  renameSync(staging.build, finished.build);
  return 'build/, deploy/';
}
