import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {SpeedPart} from './parts';
import {ssrTemplate} from './security/ssrTemplate';

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
 * Adds the engine to a configuration: everything that changes how Docusaurus starts,
 * routes, bundles and styles. README.md says what each part buys.
 */
export function withEngine<Site extends Config>(
  site: Site,
  without: readonly SpeedPart[] = [],
) {
  const parts = order.filter((part) => !without.some((name) => name === part));
  return {
    ...site,
    ssrTemplate,
    // The stock banner needs inline styles; `security/inline/loadGuard.mjs` replaces it.
    baseUrlIssueBanner: false,
    plugins: [
      ...parts.map((part) => [path.join(__dirname, part, 'index.ts'), {parts}]),
      ...(site.plugins ?? []),
    ],
  } satisfies Config;
}
