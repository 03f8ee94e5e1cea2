import type {Plugin} from '@docusaurus/types';

/**
 * Adds the page of a shared Snack under both prefixes. The rest of the path is
 * the Snack's id, so hosts rewrite every path below a prefix to its page.
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
