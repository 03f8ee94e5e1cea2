import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundledFiles, bundleScript} from '../lib/bundleScript';
import {writeOutput} from '../lib/writeOutput';
import {recordModules} from '../license-notices/moduleLists';
import {workerPath} from './storedVersions';
import {
  iconPath,
  iconSizes,
  renderIcon,
  webManifest,
} from './server/webManifest';

const manifestPath = '/manifest.webmanifest';

/**
 * Lets readers store a version in the browser, and install the site: the service worker,
 * which is registered when they ask for it, and the web app manifest.
 * `scripts/build` lists the files of each version when all are there.
 */
export default function offline({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'offline',
    getClientModules: () => ['./client/index.ts'],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {href: manifestPath, rel: 'manifest'}},
      ],
    }),
    async postBuild({outDir}) {
      const worker = await bundleScript(
        'Service worker, with parts of Workbox, MIT licence, © Google LLC',
        {entryPoints: [path.join(__dirname, 'worker/index.ts')]},
      );
      recordModules(generatedFilesDir, 'offline', bundledFiles);
      await writeOutput(outDir, workerPath, worker);
      await writeOutput(outDir, manifestPath, JSON.stringify(webManifest()));
      const logo = path.join(siteDir, 'static/img/mark.svg');
      for (const size of iconSizes) {
        const icon = await renderIcon(logo, size);
        await writeOutput(outDir, iconPath(size), icon);
      }
    },
  };
}
