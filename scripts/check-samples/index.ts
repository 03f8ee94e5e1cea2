import path from 'node:path';
import {
  docsFolder,
  docsVersionOf,
  docsVersions,
  latestVersion,
} from '../../content/site/versions';
import {exampleSamples} from '../../content/data/exampleSamples';
import {ensureInstalled} from '../lib/ensureInstalled.mjs';
import {runMain} from '../lib/runMain';
import {checkAlternatives} from './checkAlternatives';
import {alternatives} from './collect';
import {checkFolder} from './checkFolder';
import {checkVersions, type VersionReport} from './checkVersions';
import type {PagesToCheck} from './collect';
import type {Problem} from './compile';

const siteDir = path.resolve(import.meta.dirname, '../..');
const modules = path.join(siteDir, 'node_modules');

/** Every folder of pages, and the version that its code is written for. */
const folders: readonly PagesToCheck[] = [
  ...docsVersions.map((version) => ({
    siteDir,
    folder: docsFolder(version.name),
    version,
  })),
  {
    siteDir,
    folder: 'src/pages',
    version: docsVersionOf(latestVersion),
    samples: Object.values(exampleSamples)
      .filter(({version}) => version === latestVersion)
      .map(({sample}) => path.basename(sample)),
  },
];

function describe({
  folder,
  version,
  pages,
  samples,
  fences,
  fragments,
  snacks,
}: VersionReport): string {
  return `${folder} with ${version.packageVersion}: ${pages} pages, ${samples} samples, ${fences} fences (${fragments} of them fragments), ${snacks} Snacks`;
}

function report(problems: readonly Problem[]): void {
  for (const {page, line, message} of problems) {
    console.error(`${path.relative(siteDir, page)}:${line}: ${message}`);
  }
}

/** Compiles all samples, whichever it is asked for: others may import those. */
async function main(only: readonly string[]): Promise<void> {
  const problems: Problem[] = [];
  const read = new Set<string>();
  const reports = await checkVersions(folders, {
    react: path.join(modules, 'types-react-17'),
    modules,
  });
  for (const checked of reports) {
    console.log(describe(checked));
    checked.files.forEach((file) => read.add(file));
    problems.push(
      ...checked.problems.map(({message, ...where}) => ({
        ...where,
        message: `in ${checked.version.label}: ${message}`,
      })),
    );
    if (checked.pages === 0) {
      problems.push({
        page: path.join(siteDir, checked.folder),
        line: 0,
        message: 'no page was read. Look at collect.ts.',
      });
    }
  }
  problems.push(...checkFolder(siteDir, read));
  if (only.length === 0 || only.some((file) => file.includes(alternatives))) {
    await ensureInstalled(path.join(siteDir, alternatives));
    const others = checkAlternatives(siteDir);
    problems.push(...others.problems);
    console.log(`${others.files} files for other libraries`);
  }
  console.log(`${read.size} files in content/samples/`);
  report(problems);
  if (problems.length > 0) {
    throw new Error(
      `Problems: ${problems.length}. Where only older versions fail, add an override for them: see "Add or change a sample" in CONTRIBUTING.md.`,
    );
  }
  console.log('All code compiles.');
}

runMain(main);
