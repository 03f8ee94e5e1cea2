import {apiPackageOf, publishedVersion} from '../../content/site/apiPackages';
import {brand} from '../../content/site/brand';
import {readSnack} from '../../plugins/remark-code-sample/readSnack';
import {materialise} from 'api-versions';
import {checkSnack} from './checkSnack';
import {
  collect,
  type Collected,
  type PagesToCheck,
  type Source,
} from './collect';
import {apiOptions} from '../../config/apiOptions';
import {compile, type Problem, type TypeSources} from './compile';

/** What was read, and what is wrong in it. */
export type VersionReport = Pick<PagesToCheck, 'folder' | 'version'> & {
  pages: number;
  samples: number;
  fences: number;
  fragments: number;
  snacks: number;
  /** Every file of the samples. */
  files: string[];
  problems: Problem[];
};

function problemsIn(
  {fragment, page, offset}: Source,
  found: readonly Problem[],
): readonly Problem[] {
  if (fragment === undefined) {
    return found;
  }
  return found.length > 0
    ? []
    : [
        {
          page,
          line: offset,
          message: 'the fragment compiles as it is. Drop "fragment=".',
        },
      ];
}

function snackProblems(
  {siteDir, version}: PagesToCheck,
  {snacks}: Collected,
  modules: string,
): Problem[] {
  const toolkit = {
    name: brand.packageName,
    version: publishedVersion(version.packageVersion),
  };
  return snacks.flatMap(({name, manifest}) =>
    checkSnack(readSnack(siteDir, name, version), toolkit, modules).map(
      (message) => ({page: manifest, line: 1, message}),
    ),
  );
}

/** Checks every sample, fence and Snack on folders of pages, each with its version's toolkit. */
export async function checkVersions(
  folders: readonly PagesToCheck[],
  types: TypeSources,
): Promise<VersionReport[]> {
  const versions = await Promise.all(
    folders.map(async (pages) => ({
      pages,
      collected: collect(pages),
      toolkit: (await materialise(apiPackageOf(pages.version.name), apiOptions))
        .types,
    })),
  );
  const sources = versions.flatMap(({collected, toolkit}) =>
    [...collected.samples, ...collected.fences].map((source) => ({
      source,
      toolkit,
    })),
  );
  const found = compile(sources, types);
  const compiled = new Map(
    sources.map(({source}, index) => [source, found[index] ?? []]),
  );
  return versions.map(({pages, collected}) => {
    const {samples, fences, snacks, files} = collected;
    return {
      folder: pages.folder,
      version: pages.version,
      pages: collected.pages,
      samples: samples.length,
      fences: fences.length,
      fragments: fences.filter(({fragment}) => fragment !== undefined).length,
      snacks: snacks.length,
      files,
      problems: [
        ...[...samples, ...fences].flatMap((source) =>
          problemsIn(source, compiled.get(source) ?? []),
        ),
        ...snackProblems(pages, collected, types.modules),
      ],
    };
  });
}
