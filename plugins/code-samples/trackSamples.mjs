/**
 * Bundler loader that runs before the MDX loader and registers what a page
 * reads while it compiles. Without it a warm build shows the old sample. The
 * bundler loads this file itself, so it is plain JavaScript; what to register
 * comes as an option.
 *
 * @this {import('@rspack/core').LoaderContext<{
 *   sampleFiles: typeof import('../remark-code-sample/sampleFiles').sampleFiles,
 * }>}
 * @param {string} source
 */
export default function trackSamples(source) {
  const {sampleFiles} = this.getOptions();
  const {files, folders} = sampleFiles(source, this.resourcePath);
  files.forEach((file) => this.addDependency(file));
  folders.forEach((folder) => this.addContextDependency(folder));
  return source;
}
