import path from 'node:path';

/**
 * Bundler loader that runs before the MDX loader and registers the shared passages
 * that a page shows, and the samples with every override that they have or may get.
 * Without it a warm build shows the old text. The bundler loads this file itself, so it is
 * plain JavaScript; what to register comes as options.
 *
 * @this {import('@rspack/core').LoaderContext<{
 *   siteDir: string,
 *   sampleNames: typeof import('../remark-code-sample/sampleNames').sampleNames,
 *   sharedFile: typeof import('../shared-text/includeShared').sharedFile,
 *   sharedNames: typeof import('../shared-text/includeShared').sharedNames,
 *   includeShared: typeof import('../shared-text/includeShared').includeShared,
 * }>}
 * @param {string} source
 */
export default function trackSamples(source) {
  const {siteDir, sampleNames, sharedFile, sharedNames, includeShared} =
    this.getOptions();
  for (const name of sharedNames(source)) {
    this.addDependency(sharedFile(siteDir, name));
  }
  if (sampleNames(includeShared(siteDir, source)).length > 0) {
    // All of them: a sample may show files of another one.
    this.addContextDependency(path.join(siteDir, 'content/samples'));
    // Which override applies, and the version that `package.json` states.
    this.addDependency(path.join(siteDir, 'content/site/versions.ts'));
  }
  return source;
}
