import type {Plugin} from '@docusaurus/types';

/** Normalises `.html`, `/index` and broken hashes in the browser, as the server does for what it is asked. */
export default function cleanPaths(): Plugin {
  return {
    name: 'clean-paths',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
