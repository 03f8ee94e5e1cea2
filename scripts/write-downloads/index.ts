// Packs what readers download into a build: `tsx scripts/write-downloads/index.ts build`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../../config/env';
import {downloadFolder} from '../../content/site/downloads';
import {runMain} from '../lib/runMain';
import {packTogether} from '../pack/packPackage';
import {createZip} from './createZip';
import {templateFiles} from './templateFiles';

async function main([build = 'build']: string[]): Promise<void> {
  const folder = path.join(path.resolve(build), downloadFolder);
  mkdirSync(folder, {recursive: true});
  await packTogether('torchlive-web', folder);
  writeFileSync(
    path.join(folder, 'web-app.zip'),
    createZip(templateFiles(env.siteUrl)),
  );
}

runMain(main);
