import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  createPicker,
  groupMatching,
  groupPages,
  writeOutput,
  type FileGroup,
} from 'build-utils';
import {
  listFolder,
  listPath,
  type OfflineFile,
  type OfflineList,
} from './offlineList';

/** Files that no reader opens, or that browsers and robots alone ask for. */
const leftOut = groupMatching(
  /^\/(?:_|404\.html$|robots\.txt$|sw\.js$|offline\/.+\.json$)|\/\.|\.(?:map|webmanifest|xml)$/,
  {versions: []},
);

const isList = new RegExp(`^/${listFolder}/[^/]+\\.json$`);

/** The page that says what is stored, whatever that is. */
const ownPage = groupMatching(/^\/offline(?:\/index)?\.html$/);

/** A docs version: Docusaurus's name for it, its label, and the path of its pages in the build, such as `/docs/0.2.1/`. */
export type Version = {name: string; label: string; root: string};

/** What decides the address of a file. */
export type Addresses = {
  /** Path of the site, such as `/`. */
  baseUrl: string;
  trailingSlash: boolean | undefined;
};

/** The addresses of a list. */
type Chosen = Record<'files' | 'models', readonly string[]>;

/** Files of a build, each by its path such as `/faq/index.html`. */
async function filesIn(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path.relative(outDir, path.join(parentPath, name)),
    )
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** The address that servers answer with a file, without a redirect. */
function addressOf(file: string, {baseUrl, trailingSlash}: Addresses): string {
  const page =
    trailingSlash === false
      ? file.replace(/(?:\/index)?\.html$/, '')
      : file.replace(/\/index\.html$/, '/');
  return baseUrl + page.slice(1);
}

/** The file at an address; undefined if it is gone. */
function fileAt(
  address: string,
  outDir: string,
  baseUrl: string,
): string | undefined {
  const file = `${outDir}/${address.slice(baseUrl.length)}`;
  return ['', '.html', '/index.html']
    .map((end) => file + end)
    .find((form) => statSync(form, {throwIfNoEntry: false})?.isFile());
}

async function describe(address: string, file: string): Promise<OfflineFile> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('base64');
  return [address, content.length, hash];
}

/** Writes lists, with the sizes and hashes that the files have now. */
async function describeLists(
  lists: ReadonlyMap<string, Chosen>,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const addresses = [...lists.values()].flatMap(({files, models}) => [
    ...files,
    ...models,
  ]);
  const described = new Map<string, OfflineFile>();
  for (const address of new Set(addresses)) {
    const file = fileAt(address, outDir, baseUrl);
    if (file !== undefined) {
      described.set(address, await describe(address, file));
    }
  }
  const build = createHash('sha256')
    .update(JSON.stringify([...described.values()].sort()))
    .digest('hex')
    .slice(0, 16);
  const describeAll = (chosen: readonly string[]) =>
    chosen.flatMap((address) => {
      const file = described.get(address);
      return file === undefined ? [] : [file];
    });
  for (const [list, {files, models}] of lists) {
    const content: OfflineList = {
      build,
      files: describeAll(files),
      models: describeAll(models),
    };
    await writeOutput(outDir, list, JSON.stringify(content));
  }
}

/** Writes the list of the files that each docs version needs without a network. */
export async function writeLists(
  outDir: string,
  versions: readonly Version[],
  groups: readonly FileGroup[],
  addresses: Addresses,
): Promise<void> {
  const files = await filesIn(outDir);
  const optional = new Set(
    groups
      .filter((group) => group.optional === true)
      .flatMap(({pick}) => pick(files, outDir)),
  );
  const pickFor = createPicker(files, outDir, [
    ...groupPages(versions),
    ownPage,
    leftOut,
    ...groups,
  ]);
  const lists = versions.map(({name, label}): [string, Chosen] => {
    const needed = pickFor(name);
    const choose = (isOptional: boolean) =>
      needed
        .filter((file) => optional.has(file) === isOptional)
        .map((file) => addressOf(file, addresses));
    return [listPath(label), {files: choose(false), models: choose(true)}];
  });
  await describeLists(new Map(lists), outDir, addresses.baseUrl);
}

/** Describes the listed files again, after a step that changed or removed some of them. */
export async function refreshLists(
  outDir: string,
  baseUrl = '/',
): Promise<void> {
  const files = await filesIn(outDir);
  const lists = await Promise.all(
    files
      .filter((file) => isList.test(file))
      .map(async (file): Promise<[string, Chosen]> => {
        const list = JSON.parse(
          await readFile(path.join(outDir, file), 'utf8'),
        ) as OfflineList;
        const addressesOf = (listed: readonly OfflineFile[]) =>
          listed.map(([address]) => address);
        return [
          file,
          {files: addressesOf(list.files), models: addressesOf(list.models)},
        ];
      }),
  );
  await describeLists(new Map(lists), outDir, baseUrl);
}
