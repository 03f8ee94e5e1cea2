import {recordModules} from '../plugins/license-notices/moduleLists';
import {folderRedirects, redirects} from './serving/redirects';
import {brand} from '../content/site/brand';
import {fileGroups} from './fileGroups';

/** What readers can keep for offline reading, and what it is called. */
export const offlineOptions = {
  contents: 'its pages, search and runnable examples',
  extras: {
    label: 'Models of the apps and what runs your own',
    short: 'the models',
  },
  groups: fileGroups,
  redirects,
  folderRedirects,
  versionLinks: [
    {to: 'tutorials/get-started/', label: 'tutorials'},
    {to: 'api/core/', label: 'reference'},
  ],
  pageLinks: [
    {to: '/', label: 'Home'},
    {to: '/search/', label: 'search'},
    {to: '/console/', label: 'console'},
    {to: '/faq/', label: 'FAQ'},
  ],
  app: {
    description: brand.description,
    color: brand.themeColor.light,
    logo: 'static/img/mark.svg',
  },
  onBundled: (files: readonly string[]) =>
    recordModules('.docusaurus', 'offline', files),
};
