import type {Plugin} from '@docusaurus/types';

/** Normalises `.html`, `/index` and broken hashes in the browser, as the server does for requests. */
export default function cleanPaths(): Plugin {
  return {
    name: 'engine-paths',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
