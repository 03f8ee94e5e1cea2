import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Waits until the plugins after this one have written what they write when a build ends.
 * Docusaurus starts that in the order of the configuration, and for all of them at once.
 */
export async function waitForOthers(
  name: string,
  plugins: readonly LoadedPlugin[],
): Promise<void> {
  const started: Promise<unknown>[] = [];
  const index = plugins.findIndex((plugin) => plugin.name === name);
  for (const plugin of plugins.slice(index + 1)) {
    const postBuild = plugin.postBuild?.bind(plugin);
    if (postBuild !== undefined) {
      plugin.postBuild = (props) => {
        const run = (async () => postBuild(props))();
        started.push(run);
        return run;
      };
    }
  }
  // By the next task all have been started.
  await new Promise(setImmediate);
  // One that fails ends the build by itself.
  await Promise.allSettled(started);
}
