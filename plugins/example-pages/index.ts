import type {Plugin} from '@docusaurus/types';
import {examples} from '../../content/data/examples';

/** Adds the list of examples, and a page for each that the app can open; any other slug is a 404. */
export default function examplePages(): Plugin {
  return {
    name: 'example-pages',
    contentLoaded({actions}) {
      const metadata = {sourceFilePath: 'content/data/examples.ts'};
      actions.addRoute({
        path: '/example/',
        component: '@site/src/components/ExamplesPage',
        exact: true,
        metadata,
      });
      for (const example of examples) {
        actions.addRoute({
          path: `/example/${example.slug}/`,
          component: '@site/src/components/ExamplePage',
          exact: true,
          props: example,
          metadata,
        });
      }
    },
  };
}
