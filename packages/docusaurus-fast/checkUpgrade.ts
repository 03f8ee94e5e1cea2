// `npm run check:upgrade -- /tmp/new`: whether the parts hold on the Docusaurus that is installed there.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {rehearse} from './rehearse';

const [folder = ''] = process.argv.slice(2);
const modules = path.resolve(folder, 'node_modules');
const manifest = path.join(modules, '@docusaurus/core/package.json');

if (folder !== '' && existsSync(manifest)) {
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
  };
  const parts = rehearse((file) =>
    readFileSync(path.join(modules, file), 'utf8'),
  );
  console.log(`On Docusaurus ${version}:`);
  for (const {part, facts, problems} of parts) {
    console.log(
      [
        `${part}: ${problems.length === 0 ? `all ${facts} facts hold` : `${problems.length} of ${facts} facts have changed`}`,
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
  }
  process.exitCode = parts.some(({problems}) => problems.length > 0) ? 1 : 0;
} else {
  console.error(
    `${folder === '' ? 'No folder named' : `${folder}: no Docusaurus there`}. Install @docusaurus/core and @docusaurus/preset-classic of another version in an empty folder, then run "npm run check:upgrade -- <folder>".`,
  );
  process.exitCode = 1;
}
