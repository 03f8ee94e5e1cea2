import type {Options} from 'docs-for-machines';
import {brand} from '../content/site/brand';
import {redirects} from './serving/redirects';
import {docsVersions} from '../content/site/versions';

export const machineOptions = {
  description: brand.description,
  versionNotes: Object.fromEntries(
    docsVersions.map(({name, packageVersion}) => [
      name,
      `These pages document ${brand.packageName} ${packageVersion}.`,
    ]),
  ),
  sidebarTitles: {docs: 'Tutorials', api: 'API'},
  exclude: redirects.map(({from}) => from),
} satisfies Options;
