import {drawing, releases} from '@generated/run-examples/default/files.js';
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import type {TypesTable} from '@site/plugins/run-examples/typesTable';

/** Fetched scripts by their address. A failed one is fetched again. */
const texts = new Map<string, Promise<string>>();

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}

function loadText(address: string): Promise<string> {
  const text =
    texts.get(address) ??
    fetchText(address).catch((error: unknown) => {
      texts.delete(address);
      throw error;
    });
  texts.set(address, text);
  return text;
}

function filesOf(release: string) {
  const files = releases[release];
  if (files === undefined) {
    throw new Error(`There is no runtime for ${release}.`);
  }
  return files;
}

/** The script that runs code on a release. */
export async function loadRuntime(
  release: string,
  draws: boolean,
): Promise<string> {
  const addresses = [...(draws ? [drawing] : []), filesOf(release).runtime];
  return (await Promise.all(addresses.map(loadText))).join('\n');
}

/** The examples of a release. */
export async function loadExamples(
  release: string,
): Promise<readonly PageExample[]> {
  return (await filesOf(release).loadExamples()).default;
}

/** One example of a release. */
export async function loadExample(
  release: string,
  id: string,
): Promise<PageExample> {
  const example = (await loadExamples(release)).find((each) => each.id === id);
  if (example === undefined) {
    throw new Error(`${release} has no example "${id}".`);
  }
  return example;
}

/** The members that the editor completes. */
export async function loadTypes(release: string): Promise<TypesTable> {
  return (await filesOf(release).loadTypes()).default;
}
