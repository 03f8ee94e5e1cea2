import type {Plugin} from '@docusaurus/types';

/** Says after an edit that the dev server, which has read the file, can't show. */
export default function restart(): Plugin {
  let isStarted = false;
  return {
    name: 'dev-server-restart',
    getPathsToWatch: () => [
      'config/**/*',
      'plugins/**/*',
      'content/{data,releases,site}/**/*',
    ],
    loadContent() {
      if (isStarted) {
        console.warn(
          'You edited config/, plugins/, content/data/, content/releases/ or content/site/: start "npm run dev" again to see all of it.',
        );
      }
      isStarted = true;
    },
  };
}
