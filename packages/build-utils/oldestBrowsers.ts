import browserslist from 'browserslist';

/**
 * The oldest version of each browser that a project promises, by the names of browserslist:
 * what its `browserslist` says for production.
 */
export function oldestBrowsers(folder = process.cwd()): Map<string, number> {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(null, {path: folder, env: 'production'})) {
    const [name = '', versions = ''] = browser.split(' ');
    // Some are ranges, such as 16.4-16.5, and a few have no number.
    const version = parseFloat(versions);
    if (!(version >= (oldest.get(name) ?? Infinity)) && version > 0) {
      oldest.set(name, version);
    }
  }
  return oldest;
}

/** Those that esbuild knows, by its names. */
const esbuildNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The same as a `target` of esbuild. */
export function browserTargets(folder?: string): string[] {
  return [...oldestBrowsers(folder)].flatMap(([name, version]) =>
    Object.hasOwn(esbuildNames, name)
      ? [`${esbuildNames[name] ?? ''}${version}`]
      : [],
  );
}
