import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the passages that several versions show. */
export const sharedFolder = 'content/shared';

const element = /^<Shared of="([^"]*)" \/>$/gm;

/** Names of the shared passages that a page shows. */
export function sharedNames(page: string): string[] {
  return [...page.matchAll(element)].map(([, name = '']) => name);
}

/** The file of a shared passage. */
export function sharedFile(siteDir: string, name: string): string {
  return path.join(siteDir, sharedFolder, `${name}.mdx`);
}

/**
 * Replaces each line `<Shared of="ship-it" />` of a page with the text of
 * `content/shared/ship-it.mdx`, so that every version that shows the passage has the
 * same. Links to files are resolved from the page, and samples are those of its version.
 */
export function includeShared(siteDir: string, page: string): string {
  return page.replace(element, (_line, name: string, offset: number) => {
    const file = sharedFile(siteDir, name);
    if (!existsSync(file)) {
      throw Object.assign(
        new Error(
          `<Shared of="${name}" />: no file "${path.relative(siteDir, file)}". Add it, or correct the name.`,
        ),
        {line: page.slice(0, offset).split('\n').length},
      );
    }
    return readFileSync(file, 'utf8').trimEnd();
  });
}

/** The text of a page as the site shows it, with its shared passages. */
export function readPage(siteDir: string, file: string): string {
  return includeShared(siteDir, readFileSync(file, 'utf8'));
}
