import {groupMatching, groupPages, type FileGroup} from 'build-utils';
import {modelGroup} from '../content/models/files';
import {chunkGroups} from 'docusaurus-fast/files';
import {sampleGroup} from '../plugins/code-samples/files';
import {searchGroups} from 'local-search/files';
import {releaseFiles} from 'run-in-page';
import {releaseOf} from '../content/readers/releaseOf';
import {cardGroup} from '../plugins/social-cards/files';
import {rewrites} from './serving/rewrites';
import {downloadFolder} from '../content/site/downloads';
import {compareRoot, docsVersions, versionRoot} from '../content/site/versions';

const names = docsVersions.map(({name}) => name);
const roots = docsVersions.map((version) => ({
  name: version.name,
  root: versionRoot(version),
}));

/** Which readers need which files of the build, as each feature says. A file of no group is for all. */
export const fileGroups: readonly FileGroup[] = [
  ...groupPages(roots),
  // It compares versions, and belongs to all of them.
  groupMatching(new RegExp(`^${compareRoot.slice(0, -1)}(?:/|\\.md$)`)),
  ...chunkGroups(roots),
  ...searchGroups(names),
  ...names.map((name) => releaseFiles(releaseOf(name), name)),
  modelGroup,
  sampleGroup,
  // Assistants read these; readers have the pages.
  groupMatching(/\/llms(?:-\w+)?\.txt$/, {versions: []}),
  cardGroup,
  // Their own address leads elsewhere.
  groupMatching(
    new RegExp(`^(?:${rewrites.map(({page}) => page).join('|')})index\\.html$`),
    {versions: []},
  ),
  groupMatching(/^\/favicon\.ico$/, {versions: []}),
  // For readers who are about to install packages from a network.
  groupMatching(new RegExp(`^${downloadFolder}`), {versions: []}),
];
