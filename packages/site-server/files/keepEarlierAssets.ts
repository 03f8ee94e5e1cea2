import {
  copyFileSync,
  existsSync,
  mkdirSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import {assetFolder} from '../tables/headers';
import {selectKept, type KeepLimits} from './keepLimits';
import {
  earlierFolder,
  encodings,
  readSiteFiles,
  type SiteFiles,
} from './siteFiles';

function readFiles(folder: string): SiteFiles {
  return existsSync(folder) ? readSiteFiles(folder) : new Map();
}

/**
 * Copies the assets that only the previous build has, and those that it kept itself, into
 * a hidden folder of the new build, for readers whose page still asks for them. Their
 * modification time says since when no build has them. Returns their number.
 */
export function keepEarlierAssets(
  previous: string,
  next: string,
  limits: KeepLimits,
  now = Date.now(),
): number {
  const current = readFiles(next);
  const list = (folder: string, retiredAt?: number) =>
    [...readFiles(folder)]
      .filter(([name]) => name.startsWith(assetFolder) && !current.has(name))
      .map(([name, available]) => {
        const copies = [
          '',
          ...encodings
            .filter((each) => available.has(each.name))
            .map(({suffix}) => suffix),
        ].map((suffix) => name + suffix);
        const sizes = copies.map(
          (copy) => statSync(path.join(folder, copy)).size,
        );
        return {
          folder,
          name,
          copies,
          size: sizes.reduce((sum, size) => sum + size, 0),
          retiredAt: retiredAt ?? statSync(path.join(folder, name)).mtimeMs,
        };
      });
  const leftOut = list(previous, now);
  const names = new Set(leftOut.map(({name}) => name));
  const kept = selectKept(
    [
      ...leftOut,
      ...list(path.join(previous, earlierFolder)).filter(
        ({name}) => !names.has(name),
      ),
    ],
    limits,
    now,
  );
  for (const {folder, copies, retiredAt} of kept) {
    for (const copy of copies) {
      const target = path.join(next, earlierFolder, copy);
      mkdirSync(path.dirname(target), {recursive: true});
      copyFileSync(path.join(folder, copy), target);
      utimesSync(target, retiredAt / 1000, retiredAt / 1000);
    }
  }
  return kept.length;
}
