import path from 'node:path';
import process from 'node:process';
import {
  apiPackageOf,
  apiPackages,
  type ApiPackage,
} from '../../config/apiPackages';
import {latestVersion} from '../../config/versions';
import {materialise} from '../api-sources/materialise';
import {checkVersion, type VersionReport} from './checkVersion';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');

type Folder = {dir: string; apiPackage: ApiPackage};

/** Every folder with code, and the package that its code is written for. */
const folders: readonly Folder[] = [
  ...apiPackages.map((apiPackage) => ({
    dir:
      apiPackage.docsVersion === 'current'
        ? 'docs'
        : `versioned_docs/version-${apiPackage.docsVersion}`,
    apiPackage,
  })),
  {dir: 'src/pages', apiPackage: apiPackageOf(latestVersion)},
];

function describe(
  {dir, apiPackage}: Folder,
  {pages, samples, fences, fragments, snacks}: VersionReport,
): string {
  return `${dir} with ${apiPackage.version}: ${pages} pages, ${samples} samples, ${fences} fences (${fragments} of them fragments), ${snacks} Snacks`;
}

async function main(): Promise<number> {
  let failures = 0;
  for (const folder of folders) {
    const {name, version} = folder.apiPackage;
    const {types} = await materialise(folder.apiPackage);
    const report = checkVersion({
      docsDir: path.join(root, folder.dir),
      toolkit: {name, version},
      types: {
        toolkit: types,
        react: path.join(modules, 'types-react-17'),
        modules,
      },
    });
    console.log(describe(folder, report));
    for (const {page, line, message} of report.problems) {
      console.error(`${path.relative(root, page)}:${line}: ${message}`);
    }
    failures += report.problems.length;
    if (report.pages === 0) {
      console.error(`${folder.dir}: no page was read. Look at collect.ts.`);
      failures += 1;
    }
  }
  return failures;
}

main().then(
  (failures) => {
    console.log(
      failures === 0 ? 'All code compiles.' : `${failures} problems.`,
    );
    process.exitCode = failures === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
