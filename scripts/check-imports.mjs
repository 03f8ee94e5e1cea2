// `npm run check:imports`: no import goes up, round or past a door.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const folders = ['config', 'content', 'packages', 'plugins'].concat(
  ['scripts', 'specification', 'src', 'tests', 'tools'],
  'docusaurus.config.ts',
);
const program = new URL('../node_modules/.bin/depcruise', import.meta.url);
const rules = new URL('../.dependency-cruiser.cjs', import.meta.url);

const {status, stdout, stderr} = spawnSync(
  fileURLToPath(program),
  [
    ...folders.filter((folder) => existsSync(folder)),
    '--config',
    fileURLToPath(rules),
    '--output-type',
    'err-long',
  ],
  {encoding: 'utf8'},
);
process.stdout.write(stdout);
process.stderr.write(stderr);
const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
if (status === 0 && modules === 0) {
  console.error('No module was read: run it in the folder of the project.');
}
process.exitCode = status === 0 && modules > 0 ? 0 : 1;
