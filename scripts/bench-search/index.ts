// `npm run bench:search`: speed of search on the built site, and with more pages.
import path from 'node:path';
import {latestVersion} from '../../config/versions';
import {builtPages, type BuiltPage} from '../../e2e/builtPages';
import {
  docsTag,
  outsideTag,
} from '../../plugins/embedded-search/shared/indexFile';
import {parsePage} from '../../plugins/embedded-search/server/parsePage';
import {buildIndex} from '../../plugins/embedded-search/server/buildIndex';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {runMain} from '../lib/runMain';
import {measureGrowth} from './measureGrowth';
import {measureKeystrokes} from './measureKeystrokes';
import {describeTimes} from './statistics';

/** The pages that a search in the latest version can find. */
function searchablePages(): BuiltPage[] {
  const tags = [docsTag(latestVersion), outsideTag];
  return builtPages().filter(({html}) =>
    tags.includes(parsePage(html)?.tag ?? ''),
  );
}

async function main(): Promise<void> {
  const pages = searchablePages();
  console.log(
    `${pages.length} pages of version ${latestVersion} and outside the docs`,
  );
  const indexes = buildIndex(pages);
  for (const times of [1, 10, 100]) {
    console.log(measureGrowth(indexes, latestVersion, times));
  }
  const server = createSiteServer({root: path.resolve('build')});
  const port = await listen(server, 0);
  try {
    const times = await measureKeystrokes(`http://localhost:${port}`);
    console.log(
      `${times.length} keystrokes to painted results: ${describeTimes(times)}`,
    );
  } finally {
    closeNow(server);
  }
}

runMain(main);
