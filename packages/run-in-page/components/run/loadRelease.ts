import {
  assets,
  drawing,
  modelReader,
  versions,
} from '@generated/run-examples/default/files.js';
import {isSaveData} from 'browser-utils';
import type {OpenedModels} from '../../examples/calls';
import type {PageExample} from '../../examples/options';
import type {Target} from '../../examples/toProgram';
import type {Assets, TypesTable} from '../../examples/options';

/** Fetched files by their address. */
const texts = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address).catch((cause: unknown) => {
    const words = 'The runtime did not load. Check your connection.';
    throw new Error(words, {cause});
  });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}

/** Fetches a file once. */
export function loadText(address: string): Promise<string> {
  const text =
    texts.get(address) ??
    fetchText(address).catch((error: unknown) => {
      // The next press tries again.
      texts.delete(address);
      throw error;
    });
  texts.set(address, text);
  return text;
}

export async function loadJson<T>(address: string): Promise<T> {
  return JSON.parse(await loadText(address)) as T;
}

function filesOf(release: string) {
  const files = versions[release];
  if (files === undefined) {
    throw new Error(`There is no runtime for ${release}.`);
  }
  return files;
}

/** The version of the package on npm that a release runs on. */
export function packageOf(release: string): string {
  return filesOf(release).npm;
}

/** The script that runs code on a release. */
export async function loadRuntime(
  release: string,
  target: Target,
): Promise<string> {
  const {runtime, drawingRuntime} = filesOf(release);
  const addresses = target === 'worker' ? [runtime] : [drawing, drawingRuntime];
  return (await Promise.all(addresses.map(loadText))).join('\n');
}

/** The files that code requires by a relative path. */
export function loadAssets(js: string): Promise<Assets> {
  return js.includes("require('./")
    ? loadJson<Assets>(assets)
    : Promise.resolve({});
}

/** Models as code finds them, with what reads them; undefined without one. */
export async function loadModels(
  files: Readonly<Record<string, File>>,
): Promise<OpenedModels | undefined> {
  const entries = Object.entries(files);
  if (entries.length === 0) {
    return undefined;
  }
  const [script, ...buffers] = await Promise.all([
    loadText(modelReader),
    ...entries.map(([, file]) => file.arrayBuffer()),
  ]);
  const byPath = entries.map(([path], k) => [path, buffers[k]] as const);
  return {
    byPath: Object.fromEntries(byPath) as Record<string, ArrayBuffer>,
    script,
  };
}

/** The examples of a release. */
export async function loadExamples(release: string): Promise<PageExample[]> {
  const lists = await Promise.all(
    Object.values(filesOf(release).examples).map((address) =>
      loadJson<PageExample[]>(address),
    ),
  );
  return lists.flat();
}

/** Loads what further examples of a release need, so that they run offline. */
export async function prefetchExamples(release: string): Promise<void> {
  if (!isSaveData()) {
    // Without a connection there's nothing to fetch.
    await loadExamples(release).catch(() => undefined);
  }
}

/** One example of a release. */
export async function loadExample(
  release: string,
  id: string,
): Promise<PageExample> {
  const [module = ''] = id.split('/');
  const address = filesOf(release).examples[module] ?? '';
  const list = await loadJson<PageExample[]>(address);
  const example = list.find((each) => each.id === id);
  if (example === undefined) {
    throw new Error(`${release} has no example "${id}".`);
  }
  return example;
}

/** The members that the editor completes. */
export function loadTypes(release: string): Promise<TypesTable> {
  return loadJson<TypesTable>(filesOf(release).types);
}
