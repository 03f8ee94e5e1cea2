// `node scripts/mcp`: a Model Context Protocol server over the build. Its standard output
// is the protocol's: everything else goes to standard error.
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import process from 'node:process';
import {checkNode} from '../lib/checkNode.mjs';

try {
  checkNode();
  if (!existsSync(new URL('../../node_modules/tsx', import.meta.url))) {
    throw new Error('The packages are not installed. Run "npm ci" first.');
  }
  const {register} = await import('tsx/cjs/api');
  register();
  createRequire(import.meta.url)('./main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
