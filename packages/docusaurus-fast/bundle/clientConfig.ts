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

/** The site's settings without those that no page reads. */
export function clientConfig(
  config: DocusaurusConfig,
): Partial<DocusaurusConfig> {
  return Object.fromEntries(
    Object.entries(config).filter(([setting]) => !buildSettings.has(setting)),
  );
}
