import {collect} from './collect';
import {checkSnack, snackFolders} from './checkSnack';
import {compile, type Problem, type TypeSources} from './compile';

/** One version of the docs, and what its code is checked against. */
export type VersionToCheck = {
  docsDir: string;
  toolkit: {name: string; version: string};
  types: TypeSources;
};

/** What was read, and what is wrong in it. */
export type VersionReport = {
  pages: number;
  samples: number;
  fences: number;
  fragments: number;
  snacks: number;
  problems: Problem[];
};

/** Checks every sample, fence and Snack of one version of the docs. */
export function checkVersion({
  docsDir,
  toolkit,
  types,
}: VersionToCheck): VersionReport {
  const {samples, fences, pages} = collect(docsDir);
  const snacks = snackFolders(docsDir);
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
    problems: [
      ...problems,
      ...snacks.flatMap((folder) => checkSnack(folder, toolkit, types.modules)),
    ],
  };
}
