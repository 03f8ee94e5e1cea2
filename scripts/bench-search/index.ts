// `npm run bench:search`: how fast search is on the built site, and how it would grow.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../../config/versions';
import {
  docsTag,
  outsideTag,
} from '../../plugins/embedded-search/shared/indexFile';
import {parsePage} from '../../plugins/embedded-search/server/parsePage';
import {
  buildIndex,
  type BuiltPage,
} from '../../plugins/embedded-search/server/buildIndex';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {measureGrowth} from './growth';
import {measureKeystrokes} from './keystrokes';
import {describeTimes} from './statistics';

const root = path.resolve('build');

/** The pages that a search in the latest version can find. */
function latestPages(): BuiltPage[] {
  const tags = [docsTag(latestVersion), outsideTag];
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({
      path: `/${path.dirname(file).replaceAll(path.sep, '/')}/`,
      html: readFileSync(path.join(root, file), 'utf8'),
    }))
    .filter(({html}) => tags.includes(parsePage(html)?.tag ?? ''));
}

async function main(): Promise<void> {
  const pages = latestPages();
  console.log(
    `${pages.length} pages of version ${latestVersion} and outside the docs`,
  );
  const indexes = buildIndex(pages);
  for (const times of [1, 10, 100]) {
    console.log(measureGrowth(indexes, latestVersion, times));
  }
  const server = createSiteServer({root});
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
