import path from 'node:path';
import {expect, it} from 'vitest';
import pageRules from '../plugins/page-rules';
import {presetOptions} from './preset';

it('a page that no sidebar lists: the message of dev and build names the file to edit, which dev watches', () => {
  const page = {id: 'tutorials/lost', source: '@site/docs/tutorials/lost.mdx'};
  const version = {
    docs: [page],
    sidebarFilePath: path.resolve(presetOptions.docs.sidebarPath),
  };
  const {allContentLoaded} = pageRules({siteDir: path.resolve('.')} as never);
  expect(() =>
    allContentLoaded?.({
      allContent: {
        'docusaurus-plugin-content-docs': {
          default: {loadedVersions: [version]},
        },
      },
    } as never),
  ).toThrow(
    'docs/tutorials/lost.mdx: no sidebar lists the page "tutorials/lost". Add it to sidebars.ts.',
  );
});
