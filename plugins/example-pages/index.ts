import type {Plugin} from '@docusaurus/types';
import {examples} from '../../src/data/examples';

/** Adds a page for each example that the app can open; any other slug is a 404. */
export default function examplePages(): Plugin {
  return {
    name: 'example-pages',
    contentLoaded({actions}) {
      for (const example of examples) {
        actions.addRoute({
          path: `/example/${example.slug}/`,
          component: '@site/src/components/ExamplePage',
          exact: true,
          props: example,
          metadata: {sourceFilePath: 'src/data/examples.ts'},
        });
      }
    },
  };
}
