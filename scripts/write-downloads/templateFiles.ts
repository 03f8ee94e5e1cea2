import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readModelAsset} from '../../content/models/readModelAsset';
import {withSiteUrl} from '../../content/site/downloads';

const template = 'examples/web-app';

/** What somebody leaves there who tries the template. */
const isMade = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

/** The template of a web app: its files, and a model with its labels. */
export function templateFiles(siteUrl: string): Map<string, Uint8Array> {
  const files = readdirSync(template, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.posix.join(
        path.relative(template, entry.parentPath).split(path.sep).join('/'),
        entry.name,
      ),
    )
    .filter((file) => !isMade.test(file));
  const texts = files.map((file): [string, Uint8Array] => [
    `web-app/${file}`,
    Buffer.from(
      withSiteUrl(readFileSync(path.join(template, file), 'utf8'), siteUrl),
    ),
  ]);
  return new Map([
    ...texts,
    ['web-app/public/model.ptl', readModelAsset('classifier.ptl')],
    ['web-app/public/labels.json', readModelAsset('ImageNetClasses.json')],
  ]);
}
