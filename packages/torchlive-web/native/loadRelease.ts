import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {evaluate} from '../node/evaluate';
import {linkPackage, packageName} from '../program/linkPackage';
import type {Phone} from './createPhone';

const require = createRequire(import.meta.url);

/** The folder of a release's published files. */
export function folderOf(release: Phone['release']): string {
  return path.dirname(require.resolve(`rnpc-${release}/package.json`));
}

/** What the published JavaScript exports on a given phone, for tests. */
export function loadRelease(phone: Phone): unknown {
  const folder = path.join(folderOf(phone.release), 'lib/commonjs');
  const linked = linkPackage({
    read(file) {
      const full = path.join(folder, file);
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
    },
    evaluate,
    phone,
    react: require('react'),
    findAsset: () => undefined,
    console,
    requireOther: require,
  });
  return linked(packageName);
}
