import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import {addIntegrity} from './addIntegrity';

/** The value of `integrity` for a file with some content. */
export function integrityOfContent(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Seals every page of a built folder with the hashes of what it loads; returns how many pages. */
export function sealPages(build: string): number {
  const known = new Map<string, string>();
  const integrityOf = (address: string) => {
    const integrity =
      known.get(address) ??
      integrityOfContent(readFileSync(path.join(build, address)));
    known.set(address, integrity);
    return integrity;
  };
  const pages = [...readSiteFiles(build).keys()].filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = path.join(build, page);
    try {
      writeFileSync(
        file,
        addIntegrity(readFileSync(file, 'utf8'), integrityOf),
      );
    } catch (error) {
      throw new Error(
        `build${page}: names a script or style sheet that the build does not have. Look for it in engine/security/ssrTemplate.ts.`,
        {cause: error},
      );
    }
  }
  return pages.length;
}
