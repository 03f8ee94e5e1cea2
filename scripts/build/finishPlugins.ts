/** What a package that is a plugin may export: its last step, once nothing else changes the build. */
type FinishingPlugin = {finishBuild?: (build: string) => Promise<void>};

/** Runs the last step of each plugin that is a package and has one; resolves to their names. */
export async function finishPlugins(build: string): Promise<string[]> {
  const {default: site} = await import('../../docusaurus.config');
  const names = site.plugins
    .flatMap((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((name) => typeof name === 'string')
    .filter((name) => !/^[./]/.test(name));
  const finished: string[] = [];
  for (const name of names) {
    const plugin = (await import(name)) as FinishingPlugin;
    if (plugin.finishBuild !== undefined) {
      await plugin.finishBuild(build);
      finished.push(name);
    }
  }
  return finished;
}
