// `npm start`: installs what is missing, builds if anything changed, serves.
// Imports nothing from node_modules: on a fresh clone there is none.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {checkNode} from './lib/checkNode.mjs';
import {ensureInstalled} from './lib/ensureInstalled.mjs';
import {whyNotBuilt} from './lib/requireBuild.mjs';
import {run} from './lib/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main() {
  checkNode();
  await ensureInstalled(root);
  if ((await whyNotBuilt(root)) === undefined) {
    console.log('The build is up to date.');
  } else {
    const code = await run('npm', ['run', 'build', '--silent'], {cwd: root});
    if (code !== 0) {
      return code;
    }
  }
  // Like `npm run serve`, but without npm, which would intercept signals.
  return run(process.execPath, ['deploy/server.mjs'], {cwd: root});
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
