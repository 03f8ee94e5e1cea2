import type {Plugin} from '@docusaurus/types';

/**
 * Adds the page behind a shared Snack under both of its prefixes. The id is
 * the rest of the address, so the routes are prefixes and hosts rewrite them.
 */
export default function sharedSnacks(): Plugin {
  return {
    name: 'shared-snacks',
    contentLoaded({actions}) {
      for (const prefix of ['/snack/', '/expo/']) {
        actions.addRoute({
          path: prefix,
          component: '@site/src/components/SharedSnackPage',
          exact: false,
          props: {prefix},
        });
      }
    },
  };
}
