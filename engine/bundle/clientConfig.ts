import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that only the build reads. */
const buildSettings: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** The site's settings as far as pages read them. */
export function clientConfig(
  config: DocusaurusConfig,
): Partial<DocusaurusConfig> {
  return Object.fromEntries(
    Object.entries(config).filter(([setting]) => !buildSettings.has(setting)),
  );
}
