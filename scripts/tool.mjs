// Runs a tool if everything is installed: `node scripts/tool.mjs oxlint .`. `npm start`
// installs no test tools, and a shell would say no more than "not found". With --omit=dev
// first, what the site needs is enough.
// Imports nothing from node_modules: it may be missing.
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {run} from './lib/run.mjs';

const args = process.argv.slice(2);
const omitsDev = args[0] === '--omit=dev';
const [tool = '', ...options] = omitsDev ? args.slice(1) : args;
const {dependencies, devDependencies} = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const missing = Object.keys({
  ...dependencies,
  ...(omitsDev ? {} : devDependencies),
}).filter((name) => !existsSync(`node_modules/${name}`));

if (missing.length > 0) {
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(
    `Not installed: ${missing[0]}${others}. Run "npm ci" once (npm start installs no test tools), then the same command again.`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await run(tool, options, {});
}
