// `npm run pack -- local-search /tmp`: packs a package for other projects.
import path from 'node:path';
import process from 'node:process';
import {runMain} from '../lib/runMain';
import {packPackages} from './packPackage';

async function main(): Promise<void> {
  const [name, target = '.'] = process.argv.slice(2);
  if (name === undefined) {
    throw new Error(
      'npm run pack: no name. Add one of "packages/" after "--", and the folder for the archive.',
    );
  }
  const archives = await packPackages([name], path.resolve(target));
  console.log(archives.join('\n'));
}

runMain(main);
