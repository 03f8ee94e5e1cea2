import type {Plugin} from '@docusaurus/types';
import {readPages, writeOutput} from 'build-utils';
import {titleOf} from './titleOf';

/** Writes `page-titles.json`, the title of every page by its path, for the not-found page. */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async postBuild({outDir, routesPaths}) {
      const titles: Record<string, string | undefined> = {};
      for (const {path: page, html} of readPages(outDir, routesPaths)) {
        titles[page] = titleOf(html);
      }
      // JSON leaves out the pages that are `noindex`: they have no title here.
      await writeOutput(outDir, 'page-titles.json', JSON.stringify(titles));
    },
  };
}
