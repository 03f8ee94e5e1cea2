import path from 'node:path';
import type {ApiOptions} from 'api-versions';
import {apiPackages} from '../../config/apiPackages';
import {brand, repository} from '../../config/brand';
import {has} from '../../config/features';
import {comparePath} from '../../config/versions';
import {feedPath} from '../../plugins/release-feed/atomFeed';
import {readExamples} from '../readers/readExamples';
import {notes} from './notes';
import {replacements} from './replacements';
import {sources} from './sources';
import {summaries} from './summaries';
import {topicNames} from './topicNames';
import {topicOf} from './topics';

const project = path.resolve(__dirname, '../..');

/** What the API generator is told about the toolkit and this site. */
export const apiOptions: ApiOptions = {
  project,
  versions: apiPackages,
  sources,
  words: {
    title: brand.name,
    topics: {names: topicNames, of: topicOf},
    summaries,
    notes,
    replacements,
    everydayWords:
      'add arc cat clear contiguous data decode div download empty encode expand eye fill full item mul ones pause play rand rect restore rotate save slice stop stroke sub sum tensor text to translate zeros'.split(
        ' ',
      ),
  },
  inputs: {
    pages: 'scripts/generate-api.ts',
    sources: 'content/api/sources.ts',
    data: ['content/examples'],
  },
  async highlight(code, language) {
    // It takes a second to load.
    const {highlight} =
      await import('../../plugins/rehype-code-listing/highlight');
    return highlight(code, language);
  },
  examples: (model) => readExamples(project, model),
  comparePath: has('version-comparison') ? comparePath : undefined,
  feedPath,
  releaseNotes: (version) => `${repository.url}/releases/tag/v${version}`,
};
