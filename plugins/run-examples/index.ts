import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleDrawing, bundleRuntime} from './bundleRuntime';
import {readModels} from '../../scripts/generate-api/readModels';
import {readExamples, type PageExample} from './readExamples';
import {typesTable, type TypesTable} from './typesTable';

/** What the page loads of a release when a reader presses Run. */
type Release = {
  name: string;
  runtime: string;
  examples: PageExample[];
  types: TypesTable;
};

type Content = {drawing: string; releases: Release[]};

/** The module that says where the files are; the bundler gives them hashed names. */
function filesModule(names: readonly string[]): string {
  const entries = names.map(
    (name) => `  '${name}': {
    runtime: new URL('./${name}.txt', import.meta.url).href,
    loadExamples: () => import('./${name}.examples.json'),
    loadTypes: () => import('./${name}.types.json'),
  },`,
  );
  return `export const drawing = new URL('./drawing.txt', import.meta.url).href;
export const releases = {
${entries.join('\n')}
};
`;
}

/** Makes what runs examples in the page: a script for each release, and the examples as JavaScript. */
export default function runExamples({siteDir}: LoadContext): Plugin<Content> {
  return {
    name: 'run-examples',
    getPathsToWatch: () => ['runtime/**/*.ts', 'examples/**/*'],
    async loadContent() {
      const models = await readModels();
      return {
        drawing: await bundleDrawing(),
        releases: await Promise.all(
          models
            .filter(({info}) => info.derivedFrom === undefined)
            .map(async ({info: {packageVersion: name}, model}) => ({
              name,
              runtime: await bundleRuntime(siteDir, name),
              examples: readExamples(name),
              types: typesTable(model),
            })),
        ),
      };
    },
    async contentLoaded({content, actions: {createData}}) {
      const files = {
        'drawing.txt': content.drawing,
        'files.js': filesModule(content.releases.map(({name}) => name)),
        ...Object.fromEntries(
          content.releases.flatMap(({name, runtime, examples, types}) => [
            [`${name}.txt`, runtime],
            [`${name}.examples.json`, JSON.stringify(examples)],
            [`${name}.types.json`, JSON.stringify(types)],
          ]),
        ),
      };
      await Promise.all(
        Object.entries(files).map(([name, text]) => createData(name, text)),
      );
    },
  };
}
