import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addIntegrity} from './addIntegrity';
import {integrityReader} from './integrityReader';

/** Adds integrity hashes to every page of a build. */
function addToPages(outDir: string, frameFile: RegExp): void {
  const integrityOf = integrityReader(outDir);
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (name.endsWith('.html')) {
      const file = path.join(outDir, name);
      try {
        const html = readFileSync(file, 'utf8');
        writeFileSync(file, addIntegrity(html, integrityOf, frameFile));
      } catch (cause) {
        throw new Error(
          `build/${name}: loads a script or style sheet that the build does not have. Look for it in docusaurus-fast/security/ssrTemplate.ts.`,
          {cause},
        );
      }
    }
  }
}

/** Adds the integrity hash of each script and style sheet to the pages that load it. */
export default function integrity(
  _context: LoadContext,
  {frameFile}: {frameFile: RegExp},
): Plugin {
  return {
    name: 'integrity',
    // Done when it returns: Docusaurus starts the next plugins then, and they read the pages.
    postBuild({outDir}) {
      addToPages(outDir, frameFile);
      return Promise.resolve();
    },
  };
}
