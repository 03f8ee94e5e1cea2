import type {Options} from 'docusaurus-fast';
import {analyticsEarly} from './analytics';
import {rewrites} from './serving/rewrites';
import {env} from './env';
import {fontCharacters} from './fontCharacters';
import {internalEarly} from './internalDocs';
import {has} from '../content/site/features';
import {docsFolder, docsVersions} from '../content/site/versions';

/** What `docusaurus-fast` has to know of this site. */
export const fastOptions = {
  without: env.withoutParts,
  early: [
    './src/theme/Navbar/early.ts',
    './src/theme/ColorModeToggle/early.ts',
    './src/theme/DocVersionBanner/early.ts',
    './src/components/CopyButton/early.ts',
    './src/shortcuts/early.ts',
    './packages/run-in-page/components/run/early.ts',
    ...(has('keep-offline') ? ['./packages/keep-offline/client/early.ts'] : []),
    ...analyticsEarly,
    ...internalEarly,
  ],
  // Code is highlighted while the site builds.
  unused: ['doc-cards', 'prism', 'tslib'],
  unusedStyles: [
    /^(?:card|hero|pagination)(?:__|--|$)/,
    /^footer__(?:link-separator|logo)/,
    /^navbar(?:--(?:dark|primary)|-sidebar)/,
    /button--outline/,
    'tabs--block',
  ],
  font: {
    file: /figtree-latin-wght-normal\.woff2$/,
    characters: fontCharacters,
  },
  sheetsOnPress: {
    run: 'packages/run-in-page/components/run/workbench.module.css',
  },
  // An id may end in "index".
  keptPaths: rewrites.map(({page, idPattern}) => `${page}(?:${idPattern})/?`),
  scripts: ['sw.js'],
  // Where tutorials link to the reference.
  pageData: docsVersions.map(
    ({name}) => `${docsFolder(name)}/api/symbols.json`,
  ),
} satisfies Options;
