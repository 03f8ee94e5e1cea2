import {links} from '../../content/site/brand';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../../content/site/versions';
import type {Redirect} from 'site-server';

const getStarted = 'tutorials/get-started/';

/** Temporary, because the next release gets pages of its own at this address. */
const latestAlias: Redirect = {
  from: `/docs/${latestVersion}/`,
  to: '/docs/',
  status: 302,
};

/** Redirects of single paths. */
export const redirects: readonly Redirect[] = [
  {from: '/tutorials/', to: `/docs/${getStarted}`, status: 301},
  ...[
    ...docsVersions.map(versionRoot).map((root) => ({from: root, to: root})),
    latestAlias,
  ].flatMap(({from, to}): Redirect[] => [
    {from, to: `${to}${getStarted}`, status: 302},
    {from: `${from}api/`, to: `${to}api/core/`, status: 302},
  ]),
  {from: '/app/privacy/policy/', to: links.appPrivacyPolicy, status: 302},
  {from: '/app/legal/terms/', to: links.appTerms, status: 302},
  {from: '/snack/', to: links.starterSnack, status: 302},
  {from: '/expo/', to: links.starterSnack, status: 302},
];

/** Redirects of every path in a folder to the same path in another. */
export const folderRedirects: readonly Redirect[] = [latestAlias];
