function isPresetEnv(plugin: unknown): boolean {
  const [file] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof file === 'string' && file.includes('postcss-preset-env');
}

/**
 * Removes postcss-preset-env from PostCSS's plugins: the minifier already compiles for the
 * browsers of our list, with shorter rules.
 */
export function removePresetEnv<T>(plugins: readonly T[]): T[] {
  const others = plugins.filter((plugin) => !isPresetEnv(plugin));
  if (others.length === plugins.length) {
    throw new Error(
      'PostCSS has no plugin postcss-preset-env. Bring docusaurus-fast/styles/removePresetEnv.ts in line with this release of Docusaurus.',
    );
  }
  return others;
}
