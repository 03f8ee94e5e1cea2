import path from 'node:path';
import type {ApiOptions} from 'api-versions';
import {apiPackages} from '../content/site/apiPackages';
import {brand, repository} from '../content/site/brand';
import {has} from '../content/site/features';
import {comparePath} from '../content/site/versions';
import {feedPath} from '../plugins/release-feed/atomFeed';
import {readExamples} from '../content/readers/readExamples';
import {notes} from '../content/api/notes';
import {replacements} from '../content/api/replacements';
import {sources} from '../content/api/sources';
import {summaries} from '../content/api/summaries';
import {topicNames} from '../content/api/topicNames';
import {topicOf} from '../content/api/topics';

const project = path.resolve(__dirname, '..');

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
      await import('../plugins/rehype-code-listing/highlight');
    return highlight(code, language);
  },
  examples: (model) => readExamples(project, model),
  comparePath: has('version-comparison') ? comparePath : undefined,
  feedPath,
  sidebar: 'api',
  releaseNotes: (version) => `${repository.url}/releases/tag/v${version}`,
};
