import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options, PartOptions} from './options';
import {ownFile} from './ownFile';
import type {Part} from './parts';
import {ssrTemplate} from './security/ssrTemplate';

export type {Options} from './options';

/** Every part in the order in which Docusaurus runs it: the security policy first. */
const order = [
  'security',
  'paths',
  'output',
  'dev',
  'entry',
  'routes',
  'bundle',
  'font',
  // After the parts that add rules to the bundler: it replaces the list of them.
  'styles',
] as const;

/**
 * Makes the site of a configuration fast and strict: changes how Docusaurus starts, routes,
 * bundles and styles. README.md says what each part buys.
 */
export function fast<Site extends Config>(
  site: Site,
  {without = [], font, ...options}: Options = {},
) {
  const parts = order.filter(
    (part) =>
      !without.some((name) => name === part) &&
      (part !== 'font' || font !== undefined),
  );
  const partOptions: PartOptions = {
    early: [],
    unused: [],
    unusedStyles: [],
    sheetsOnPress: {},
    keptPaths: [],
    scripts: [],
    pageData: [],
    ...options,
    ...(font && {font}),
    parts,
  };
  const pluginOf = (part: Part): [string, PartOptions] => [
    ownFile(path.join(__dirname, part, 'index')),
    partOptions,
  ];
  return {
    ...site,
    // The parts change Rspack's settings, and purge what is in Docusaurus's layers.
    future: {v4: true, faster: true, ...site.future},
    ssrTemplate,
    // The stock banner needs inline styles; `security/inline/loadGuard.mjs` replaces it.
    baseUrlIssueBanner: false,
    plugins: [
      ...parts.map(pluginOf),
      ...(site.plugins ?? []),
      // Last, when the bundler has every loader.
      pluginOf('cache'),
    ],
  } satisfies Config;
}
