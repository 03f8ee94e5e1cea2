import type {Plugin} from '@docusaurus/types';

/** Mends what the theme leaves undone before it starts: see the modules in `client/`. */
export default function browserState(): Plugin {
  return {
    name: 'browser-state',
    getClientModules: () => [
      './client/fullStorage.ts',
      './client/colorMode.ts',
      './client/announcement.ts',
    ],
  };
}
