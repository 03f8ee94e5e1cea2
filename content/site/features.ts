/**
 * What the site can do without, each by the name of its plugin. To delete a feature, delete
 * its line here and the folder of the plugin. Links to it and its tests ask `has()`.
 */
export const features: readonly string[] = [
  // Reading a version without a network.
  'keep-offline',
  // Every page as Markdown, for assistants.
  'docs-for-machines',
  // The page that compares any two versions.
  'version-comparison',
];

export function has(feature: string): boolean {
  return features.includes(feature);
}

/** The tests of the features that the site does without, in a folder of their name. */
export const testsOfOthers = `**/features/!(${features.join('|')})/**`;
