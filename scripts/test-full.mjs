// `npm run test:full`: installs the browsers that are missing, then runs what takes too long
// for `npm test`. Arguments go to Playwright.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {checkNode} from './lib/checkNode.mjs';
import {ensureInstalled} from './lib/ensureInstalled.mjs';
import {ensureTestTools, optionalFullTools} from './lib/ensureTestTools.mjs';
import {run} from './lib/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
await ensureInstalled(root, {dev: true});
await ensureTestTools(root, optionalFullTools);
process.exitCode = await run(
  'npm',
  [
    ...['exec', '--', 'playwright', 'test'],
    ...['--config', 'playwright.full.config.ts'],
    ...process.argv.slice(2),
  ],
  {cwd: root},
);
for (const tool of optionalFullTools) {
  const notice = tool.notice();
  if (notice !== undefined) {
    console.log(notice);
  }
}
