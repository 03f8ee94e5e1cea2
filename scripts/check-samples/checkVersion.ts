import {publishedVersion} from '../../config/apiPackages';
import {brand} from '../../config/brand';
import {readSnack} from '../../plugins/remark-code-sample/readSnack';
import {checkSnack} from './checkSnack';
import {collect, type PagesToCheck} from './collect';
import {compile, type Problem, type TypeSources} from './compile';

/** What was read, and what is wrong in it. */
export type VersionReport = {
  pages: number;
  samples: number;
  fences: number;
  fragments: number;
  snacks: number;
  /** Every file of the samples. */
  files: string[];
  problems: Problem[];
};

/** Checks every sample, fence and Snack on a folder of pages. */
export function checkVersion(
  pagesToCheck: PagesToCheck,
  types: TypeSources,
): VersionReport {
  const {samples, fences, pages, snacks, files} = collect(pagesToCheck);
  const {siteDir, version} = pagesToCheck;
  const compiled = compile([...samples, ...fences], types);
  const problems = [...compiled].flatMap(
    ([{fragment, page, offset}, found]) => {
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
    },
  );
  return {
    pages,
    samples: samples.length,
    fences: fences.length,
    fragments: fences.filter(({fragment}) => fragment !== undefined).length,
    snacks: snacks.length,
    files,
    problems: [
      ...problems,
      ...snacks.flatMap(({name, manifest}) =>
        checkSnack(
          readSnack(siteDir, name, version),
          {
            name: brand.packageName,
            version: publishedVersion(version.packageVersion),
          },
          types.modules,
        ).map((message) => ({page: manifest, line: 1, message})),
      ),
    ],
  };
}
