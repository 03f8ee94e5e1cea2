import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeGenerated} from '../writeGenerated';
import type {PartOptions} from '../options';
import type {PathSettings} from './cleanPath';

/** Normalises `.html`, `/index` and broken hashes in the browser, as a server does for requests. */
export default function cleanPaths(
  {generatedFilesDir, siteConfig}: LoadContext,
  {keptPaths}: PartOptions,
): Plugin {
  return {
    name: 'fast-paths',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    configureWebpack() {
      const settings: PathSettings = {
        kept: keptPaths,
        trailingSlash: siteConfig.trailingSlash !== false,
      };
      writeGenerated(path.join(generatedFilesDir, 'fast-paths.json'), settings);
      return {};
    },
  };
}
