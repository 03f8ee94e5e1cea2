import {
  docsVersions,
  versionOfPath,
  versionRoot,
  type DocsVersion,
} from '../../../config/versions';
import {partChunkName, tablePath} from '../../../engine/routes/chunkTable';
import {assetNames} from '../../../runtime/models/assets';
import {releaseOf} from '../../../scripts/examples/releaseOf';
import {notFoundFile} from '../../../server/paths';
import {rewrites} from '../../../server/rewrites';

/** Names of the scripts that each table of chunks lists, by the path of the table. */
export type ChunkTables = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that no reader opens, or that browsers and robots alone ask for. */
const leftOut =
  /^\/(?:assets\/social|samples)\/|^\/\.well-known\/|^\/_|\.(?:xml|webmanifest)$|\/(?:llms(?:-full)?|licenses|robots)\.txt$|^\/(?:offline\/.+\.json|sw\.js|sbom\.cdx\.json|favicon\.ico)$/;

/** Reads the network of the home page, and so belongs to every version. */
const ofHomePage = 'digits.bin';

const models: ReadonlySet<string> = new Set(
  assetNames.filter((name) => name !== ofHomePage),
);

/** Says whether a file, such as `/assets/files/detector-1234.bin`, holds the weights or words of a model. */
export function isModel(file: string): boolean {
  const [, name = '', extension = ''] =
    /^\/assets\/files\/(.+)-\w+(\.\w+)$/.exec(file) ?? [];
  return models.has(name + extension);
}

/** Path of a version's table of chunks. */
function tableOf(version: DocsVersion): string {
  return `/${tablePath(partChunkName(versionRoot(version)))}`;
}

/** Prefixes that the names of a version's own files have. */
function prefixesOf({name, packageVersion}: DocsVersion): string[] {
  return [
    `/assets/search/docs-default-${name}.`,
    `/assets/search/types-docs-default-${name}.`,
    ...[packageVersion, releaseOf(name)].map(
      (release) => `/assets/files/${release}.`,
    ),
  ];
}

/** Compares versions, and belongs to all of them. */
const comparison = new Set(['/docs/compare/index.html', '/docs/compare.md']);

/** Pages whose own address leads elsewhere. */
const withoutOwnAddress = new Set([
  notFoundFile,
  ...rewrites.map(({page}) => `${page}index.html`),
]);

/**
 * Lists the files that a version needs without a network: all of the build, except what
 * only other versions need and what nobody reads.
 */
export function listFiles(
  files: readonly string[],
  tables: ChunkTables,
  version: DocsVersion,
): string[] {
  const others = docsVersions.filter((other) => other !== version);
  const ownPrefixes = prefixesOf(version);
  const otherPrefixes = others
    .flatMap(prefixesOf)
    .filter((prefix) => !ownPrefixes.includes(prefix));
  const otherTables = new Set(others.map(tableOf));
  const chunksOf = (isOther: boolean) =>
    new Set(
      [...tables]
        .filter(([table]) => otherTables.has(table) === isOther)
        .flatMap(([, names]) => [...names]),
    );
  const ownChunks = chunksOf(false);
  const otherChunks = chunksOf(true);
  function isOfOthers(file: string): boolean {
    const owner =
      /\.(?:html|md)$/.test(file) && !comparison.has(file)
        ? versionOfPath(file)
        : undefined;
    return (
      (owner !== undefined && owner !== version) ||
      otherTables.has(file) ||
      otherPrefixes.some((prefix) => file.startsWith(prefix)) ||
      (otherChunks.has(file) && !ownChunks.has(file))
    );
  }
  return files.filter(
    (file) =>
      !leftOut.test(file) && !withoutOwnAddress.has(file) && !isOfOthers(file),
  );
}
