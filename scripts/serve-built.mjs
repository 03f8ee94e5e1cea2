// Serves the build to browser tests, if it is the present one.
import process from 'node:process';
import {requireBuild} from './lib/requireBuild.mjs';

try {
  await requireBuild();
  // A path of its own, because the build makes the file.
  const server = new URL('../deploy/server.mjs', import.meta.url);
  await import(server.href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
