import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versionOfPath, versionRoot} from '../../config/versions';
import {partChunkName} from '../../engine/routes/printModules';
import type {SiteFiles} from '../../server/siteFiles';
import {readFirstPaint, sentSize, type Loaded} from './firstPaint';
import {runPart} from './runPart';

const folder = '/assets/js/';

/** Ids of the files that code asks for, as the bundler writes it. */
function idsIn(code: string): string[] {
  return [...code.matchAll(/\.e\("(\d+)"\)/g)].map(([, id = '']) => id);
}

/** The files that the bundler's runtime names, by id. */
function tableIn(runtime: string): Map<string, string> {
  return new Map(
    [...runtime.matchAll(/\b(\d+):"([\w~.-]+\.[0-9a-f]{8})"/g)].map(
      ([, id = '', file = '']) => [id, file],
    ),
  );
}

/** What the app loads for the frame of all docs, by the route that holds them. */
function frameIds(app: string): string[] {
  const names =
    /\{path:"\/docs\/",chunks:\{__comp:"(\w+)",__context:\{plugin:"(\w+)"/
      .exec(app)
      ?.slice(1);
  const ids = names?.flatMap((name) =>
    idsIn(new RegExp(`"?${name}"?:\\(\\)=>(.+?)\\.then`).exec(app)?.[1] ?? ''),
  );
  if (ids === undefined || ids.length === 0) {
    throw new Error(
      'app.js: does not say what the docs load. Bring scripts/budgets/pageApp.ts in line with what the bundler writes.',
    );
  }
  return ids;
}

/**
 * All scripts that a docs page loads until its app has come alive, as the build itself
 * says: those of the first paint, what they import, the part of the site that the page
 * is in, and what the part loads for the page.
 */
export function readPageApp(
  build: string,
  files: SiteFiles,
  address: string,
): Loaded[] {
  const scripts = [...files.keys()].filter(
    (file) => file.startsWith(folder) && file.endsWith('.js'),
  );
  const fileOf = (name: string): string => {
    const file = scripts.find((other) => other.startsWith(`${folder}${name}.`));
    if (file === undefined) {
      throw new Error(`${folder}${name}: no such script in the build.`);
    }
    return file;
  };
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

  const version = versionOfPath(address);
  if (version === undefined) {
    throw new Error(`${address}: is no page of the docs.`);
  }
  const first = readFirstPaint(build, files, address).scripts;
  const entry = read(fileOf('main'));
  const table = tableIn(entry);
  const part = fileOf(partChunkName(versionRoot(version)));
  const ofPage = runPart(read(part), address);
  const ids = [
    ...idsIn(entry),
    ...frameIds(read(fileOf('app'))),
    ...ofPage.keys(),
  ];
  const loaded = ids.flatMap((id) => {
    // Styles have ids too, but no script.
    const name = ofPage.get(id) ?? table.get(id);
    return name === undefined ? [] : [`${folder}${name}.js`];
  });
  const all = new Set([...first.map(({file}) => file), part, ...loaded]);
  return [...all].map((file) => sentSize(build, files, file));
}
