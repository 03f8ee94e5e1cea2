/** The file of an app that a relative import means; undefined if the app has none. */
export function findModule(
  files: {has: (file: string) => boolean},
  importer: string,
  name: string,
): string | undefined {
  const {pathname} = new URL(name, `file:///${importer}`);
  const file = pathname.slice(1);
  return [file, `${file}.ts`, `${file}.tsx`].find((each) => files.has(each));
}
