import type {LoadContext} from '@docusaurus/types';
import {type ApiOptions, readModels} from 'api-versions';
import {releaseOf} from '../../content/readers/releaseOf';
import {recordModules} from '../license-notices/moduleLists';
import {exampleAssets, pageExamples} from './readExamples';
import {runExamples} from 'run-in-page';
import {typesTable} from './typesTable';

/** Runs the examples of the reference in its pages, and in the console. */
export default function plugin(context: LoadContext, {api}: {api: ApiOptions}) {
  const {siteDir, generatedFilesDir} = context;
  return runExamples(context, {
    async readVersions() {
      const models = await readModels(api);
      return models.map(({info, model}) => ({
        release: releaseOf(info.docsVersion),
        examples: pageExamples(siteDir, model),
        types: typesTable(model),
      }));
    },
    assets: () => exampleAssets(siteDir),
    watched: ['packages/torchlive-web/**/*.{ts,tsx}', 'content/examples/**/*'],
    onBundled: (name, modules) =>
      recordModules(generatedFilesDir, name, modules),
  });
}
