import path from 'node:path';
import {digestInputs} from 'build-utils';
import {cacheFolder} from './convert/files';
import type {ApiOptions} from './options';
import {isUpToDate, writePages} from './output';

/** A digest of everything that the generated pages depend on. */
export function digestPages({
  project,
  inputs,
}: Pick<ApiOptions, 'project' | 'inputs'>): string {
  return digestInputs({project, entries: [inputs.pages], data: inputs.data});
}

/** Writes the reference of every version, unless it is there and nothing has changed. */
export async function generateReference(
  options: ApiOptions,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const start = performance.now();
  const {project} = options;
  const inputs = digestPages(options);
  const stamp = path.join(cacheFolder(project), 'output.json');
  if (isUpToDate(project, inputs, stamp)) {
    report('nothing changed');
    return;
  }
  const {generate} = await import('./generate');
  const pages = await generate(options, report);
  const {written, removed} = await writePages(project, inputs, pages, stamp);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report(
    `${pages.size} pages, ${written} written, ${removed} removed, ${seconds} s`,
  );
}
