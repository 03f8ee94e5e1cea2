import {CheckBundle} from './checkBundle';
import type {Part} from './parts';
import type {RspackConfig} from './rspackConfig';

/** A loader for the files whose path matches a pattern. */
type LoaderRule = {
  test: RegExp;
  /** Absolute path of the loader. */
  loader: string;
  options?: object;
  type?: 'json';
  enforce?: 'pre';
};

/** Reports a loader whose pattern no file of a bundle matches. */
export function findUnused(
  {test}: Pick<LoaderRule, 'test'>,
  part: Part,
  files: ReadonlySet<string>,
): string[] {
  return [...files].some((file) => test.test(file))
    ? []
    : [
        `No file of the bundle matches ${test}. Bring docusaurus-fast/${part}/index.ts in line with what is imported now.`,
      ];
}

/** Bundler settings that add a loader, and stop the build if it has nothing to load. */
export function addLoader(
  rule: LoaderRule,
  part: Part,
): RspackConfig & {plugins: CheckBundle[]} {
  return {
    module: {rules: [rule]},
    plugins: [new CheckBundle((files) => findUnused(rule, part, files))],
  };
}
