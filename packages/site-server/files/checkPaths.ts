import {contentTypeOf} from './contentTypes';
import {hasPage, notFoundFile} from '../tables/paths';
import type {SiteFiles} from './siteFiles';
import type {Tables} from '../tables/tables';

/** Stops the build if a page of the tables is missing or a file has no known content type. */
export function checkPaths(
  tables: Pick<Tables, 'redirects' | 'rewrites' | 'contentTypes'>,
  files: SiteFiles,
): void {
  const targets = [
    ...tables.redirects
      .filter(({to}) => to.startsWith('/'))
      .map(({from, to}) => ({table: 'redirects', from, to})),
    ...tables.rewrites.map(({page}) => ({
      table: 'rewrites',
      from: page,
      to: page,
    })),
  ];
  for (const {table, from, to} of targets) {
    if (!hasPage(files, to)) {
      throw new Error(
        `The table "${table}": ${from} leads to ${to}, but the site has no such page. Add the page, or change the table.`,
      );
    }
  }
  if (!files.has(notFoundFile)) {
    throw new Error(
      `build${notFoundFile}: there is no not-found page. Docusaurus writes it; see its messages above.`,
    );
  }
  for (const file of files.keys()) {
    contentTypeOf(file, tables);
  }
}
