import path from 'node:path';

/**
 * Bundler loader that runs before the MDX loader and registers the samples that
 * a page shows, with every override that they have or may get. Without it a
 * warm build shows the old sample. The bundler loads this file itself, so it is
 * plain JavaScript; what to register comes as options.
 *
 * @this {import('@rspack/core').LoaderContext<{
 *   siteDir: string,
 *   sampleNames: typeof import('../remark-code-sample/sampleNames').sampleNames,
 * }>}
 * @param {string} source
 */
export default function trackSamples(source) {
  const {siteDir, sampleNames} = this.getOptions();
  for (const name of sampleNames(source)) {
    this.addContextDependency(path.join(siteDir, 'samples', name));
    // Which override applies, and the version that `package.json` states.
    this.addDependency(path.join(siteDir, 'config', 'versions.ts'));
  }
  return source;
}
