import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../content/site/brand';
import {env} from '../../config/env';
import {embedOriginPolicies} from '../../config/serving/contentSecurityPolicy';
import {headersFile, nginxConfig, readSiteFiles} from 'site-server/build';
import {headerTables} from '../../config/serving/siteTables';
import {tablesFile} from 'site-server';

/** What the frame of Expo Snack consists of, and the samples that it reads. */
const served = /^\/(?:embed|samples)\//;

const tables = headerTables(embedOriginPolicies);

const home = `<!doctype html>
<html lang="en">
  <head>
    <meta name="robots" content="noindex" />
    <title>Frames of ${brand.name}</title>
  </head>
  <body>
    <p>This address holds frames of <a href="${env.siteUrl}">${brand.name}</a>.</p>
  </body>
</html>
`;

/**
 * Writes the site of `EMBED_ORIGIN`: the frame of Expo Snack with its own storage, for the
 * bundled server (`ROOT=deploy/embed`) and for hosts that read `_headers`. Beside it the
 * configuration for nginx. Returns the number of files that it serves.
 */
export function writeEmbedSite(build: string, deploy: string): number {
  const folder = path.join(deploy, 'embed');
  for (const file of readSiteFiles(build).keys()) {
    if (served.test(file)) {
      const copy = path.join(folder, file);
      mkdirSync(path.dirname(copy), {recursive: true});
      copyFileSync(path.join(build, file), copy);
    }
  }
  writeFileSync(path.join(folder, 'index.html'), home);
  const files = readSiteFiles(folder);
  writeFileSync(path.join(folder, tablesFile), `${JSON.stringify(tables)}\n`);
  writeFileSync(path.join(folder, '_headers'), headersFile(tables, files));
  writeFileSync(
    path.join(deploy, 'embed-nginx.conf'),
    nginxConfig(tables, {
      listen: ['80', '[::]:80'],
      root: '/var/www/embed',
    }),
  );
  return files.size;
}
