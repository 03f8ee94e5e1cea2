import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOutput} from 'build-utils';
import {bundleWorker} from './bundleWorker';
import {dialogStyles} from './dialogStyles';
import {writeLists, type Version} from './lists/writeLists';
import type {PluginOptions} from './options';
import {waitForOthers} from './waitForOthers';
import {iconPath, iconSizes, renderIcon, webManifest} from './webManifest';

export {refreshLists as finishBuild} from './lists/writeLists';
export {validateOptions, type Options, type StoredLink} from './options';
export type {Redirect} from './worker/redirectOf';

const manifestPath = 'manifest.webmanifest';

/** The docs versions, with their paths below the site's. */
function versionsIn(docs: unknown, baseUrl: string): Version[] {
  const {loadedVersions = []} = (docs ?? {}) as Partial<LoadedContent>;
  return loadedVersions.map(({versionName, label, path: root}) => ({
    name: versionName,
    label,
    root: `/${root.slice(baseUrl.length)}/`.replace(/\/+$/, '/'),
  }));
}

/**
 * Lets readers store a version in the browser, and install the site: the service worker,
 * which is registered when they ask for it, the lists of what it stores, and the web app
 * manifest.
 */
export default function keepOffline(
  {baseUrl, siteDir, siteConfig, generatedFilesDir}: LoadContext,
  {app, groups, onBundled, ...settings}: PluginOptions,
): Plugin {
  const {title, trailingSlash} = siteConfig;
  let versions: Version[] = [];
  return {
    name: 'keep-offline',
    getThemePath: () => './theme',
    getClientModules: () => ['./client/index'],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {cacheGroups: {offline: dialogStyles}},
            },
          },
    injectHtmlTags: () => ({
      headTags:
        app === undefined
          ? []
          : [
              {
                tagName: 'link',
                attributes: {href: baseUrl + manifestPath, rel: 'manifest'},
              },
            ],
    }),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', {...settings, baseUrl});
      actions.addRoute({
        path: `${baseUrl}offline/`,
        component: '@theme/OfflinePage',
        exact: true,
      });
    },
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      versions = versionsIn(docs, baseUrl);
    },
    async postBuild({outDir, plugins}) {
      const others = waitForOthers('keep-offline', plugins);
      const {code, files} = await bundleWorker(generatedFilesDir);
      onBundled?.(files);
      await writeOutput(outDir, 'sw.js', code);
      if (app !== undefined) {
        const manifest = webManifest(title, baseUrl, app);
        await writeOutput(outDir, manifestPath, JSON.stringify(manifest));
        for (const size of iconSizes) {
          const logo = path.join(siteDir, app.logo);
          const icon = await renderIcon(logo, app.color, size);
          await writeOutput(outDir, iconPath(size), icon);
        }
      }
      await others;
      await writeLists(outDir, versions, groups, {baseUrl, trailingSlash});
    },
  };
}
