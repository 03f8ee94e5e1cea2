import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {apiPackages} from '../../config/apiPackages';
import {docsVersions} from '../../config/versions';
import {temporaryFolder} from '../testing/temporaryFolder';
import {digestInputs} from './inputs';
import {keyOf, readModels} from './readModels';

it('asks for another model and other pages when the integrity of a package changes', () => {
  const project = temporaryFolder();
  for (const folder of ['config', 'examples', 'plugins', 'scripts']) {
    cpSync(folder, path.join(project, folder), {recursive: true});
  }
  const locked = readFileSync('package-lock.json', 'utf8');
  for (const apiPackage of apiPackages) {
    const keysWith = (lockfile: string) => {
      writeFileSync(path.join(project, 'package-lock.json'), lockfile);
      return [keyOf(apiPackage, '/', project), digestInputs(project)];
    };
    const before = keysWith(locked);
    for (const name of [apiPackage.dependency, 'typedoc']) {
      const changed = JSON.parse(locked) as {packages: Record<string, unknown>};
      changed.packages[`node_modules/${name}`] = {integrity: 'sha512-other'};
      const after = keysWith(JSON.stringify(changed));
      expect(after.filter((key) => before.includes(key))).toEqual([]);
    }
  }
});

it('reads each package once, and then from the cache', async () => {
  const first = await readModels();
  const lines: string[] = [];
  const second = await readModels((line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(second).toEqual(first);
  expect(second.map(({model}) => model.docsVersion)).toEqual(
    docsVersions.map(({name}) => name).toReversed(),
  );
}, 600_000);
