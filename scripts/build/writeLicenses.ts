import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSbom} from '../../plugins/license-notices/createSbom';
import {findPackages} from '../../plugins/license-notices/findPackages';
import {readModules} from '../../plugins/license-notices/moduleLists';
import {printNotices} from '../../plugins/license-notices/printNotices';

/**
 * Writes the licences of everything that the bundles for the browser contain, and a
 * bill of materials. Throws if a licence is not permitted. Returns the number of packages.
 */
export function writeLicenses(root: string, build: string): number {
  const packages = findPackages(readModules(path.join(root, '.docusaurus')));
  if (packages.length === 0) {
    throw new Error(
      'There is no list of the modules in the bundles. Is plugins/license-notices in docusaurus.config.ts?',
    );
  }
  const site = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as {name: string; version: string};
  writeFileSync(path.join(build, 'licenses.txt'), printNotices(packages));
  writeFileSync(
    path.join(build, 'sbom.cdx.json'),
    `${JSON.stringify(createSbom(site, packages), undefined, 2)}\n`,
  );
  return packages.length;
}
