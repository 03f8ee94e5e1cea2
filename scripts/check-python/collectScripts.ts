import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, docsVersions} from '../../content/site/versions';
import {samplesFolder} from '../../content/readers/readSample';
import {readPage} from '../../plugins/shared-text/includeShared';
import {extractFences} from '../check-samples/extractFences';

/** A Python script, and the sample or the newest page that has it. */
type Script = {origin: string; code: string};

function filesIn(siteDir: string, folder: string, extension: string): string[] {
  return readdirSync(path.join(siteDir, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .sort();
}

/** Finds every Python script: the samples, and what pages have written out; equal ones once. */
export function collectScripts(siteDir: string): Script[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const samples = filesIn(siteDir, samplesFolder, '.py').map((file) => ({
    origin: file,
    code: read(file),
  }));
  const fences = docsVersions
    .flatMap(({name}) => filesIn(siteDir, docsFolder(name), '.mdx'))
    .flatMap((page) =>
      extractFences(readPage(siteDir, path.join(siteDir, page)))
        .filter(({language, keys}) => language === 'python' && !keys.file)
        .map(({code}) => ({origin: page, code})),
    );
  return [
    ...new Map(
      [...samples, ...fences].reverse().map((script) => [script.code, script]),
    ).values(),
  ].reverse();
}
