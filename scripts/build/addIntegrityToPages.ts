import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from 'site-server/build';
import {addIntegrity} from './addIntegrity';
import {integrityReader} from './integrityReader';

/** Adds integrity hashes to every page of a build; returns the number of pages. */
export async function addIntegrityToPages(build: string): Promise<number> {
  // Dynamic, for its speed; see checkPages.
  const {parse} = await import('parse5');
  const integrityOf = integrityReader(build);
  const pages = [...readSiteFiles(build).keys()].filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = path.join(build, page);
    try {
      writeFileSync(
        file,
        addIntegrity(readFileSync(file, 'utf8'), integrityOf, parse),
      );
    } catch (cause) {
      throw new Error(
        `build${page}: loads a script or style sheet that the build does not have. Look for it in docusaurus-fast/security/ssrTemplate.ts.`,
        {cause},
      );
    }
  }
  return pages.length;
}
