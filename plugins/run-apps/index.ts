import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {assetNames, type AssetName} from '../../content/models/assets';
import {cards} from '../../content/models/cards';
import {findCard} from '../../content/models/findCard';
import {firstPictureOf, pictures} from '../../content/models/pictures';
import {readModelAsset} from '../../content/models/readModelAsset';
import {releaseOf} from '../../content/readers/releaseOf';
import {recordModules} from '../license-notices/moduleLists';
import {findApps} from './findApps';
import {runApps} from 'run-in-page';

/** Runs the apps of the tutorials in their pages, and in the console. */
export default function plugin(context: LoadContext) {
  const {siteDir, generatedFilesDir} = context;
  return runApps(context, {
    findApps: () =>
      findApps(siteDir).map(({version, ...app}) => ({
        ...app,
        version: version.label,
        release: releaseOf(version.name),
        firstPicture: firstPictureOf(app.sample),
      })),
    models: {
      registry: path.join(siteDir, 'content/models/registry.ts'),
      assets: assetNames,
      readAsset: (name) => readModelAsset(name as AssetName),
      cards,
      cardOf: findCard,
    },
    pictures,
    watched: ['packages/torchlive-web/**/*.ts', 'content/samples/**/*'],
    onBundled: (name, modules) =>
      recordModules(generatedFilesDir, name, modules),
  });
}
