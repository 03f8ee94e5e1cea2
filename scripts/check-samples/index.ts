import path from 'node:path';
import process from 'node:process';
import {apiPackages} from '../../config/apiPackages';
import {materialise} from '../api-sources/materialise';
import {checkVersion, type VersionReport} from './checkVersion';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');

function describe(version: string, report: VersionReport): string {
  const {pages, samples, fences, fragments, snacks} = report;
  return `${version}: ${pages} pages, ${samples} samples, ${fences} fences (${fragments} of them fragments), ${snacks} Snacks`;
}

async function main(): Promise<number> {
  let failures = 0;
  for (const apiPackage of apiPackages) {
    const {docsVersion, name, version} = apiPackage;
    const {types} = await materialise(apiPackage);
    const report = checkVersion({
      docsDir: path.join(
        root,
        docsVersion === 'current'
          ? 'docs'
          : `versioned_docs/version-${docsVersion}`,
      ),
      toolkit: {name, version},
      types: {
        toolkit: types,
        react: path.join(modules, 'types-react-17'),
        modules,
      },
    });
    console.log(describe(version, report));
    for (const {page, line, message} of report.problems) {
      console.error(`${path.relative(root, page)}:${line}: ${message}`);
    }
    failures += report.problems.length;
    if (report.pages === 0) {
      console.error(`${version}: no page was read. Look at collect.ts.`);
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
