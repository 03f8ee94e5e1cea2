import {apiPackages, apiPackageOf} from '../../site/apiPackages';

/** Versions of the package that the fixtures record, oldest first. */
export const recorded = [
  '0.1.3',
  '0.2.0',
  '0.2.1',
  '0.2.2',
  '0.2.3',
  '0.2.4',
] as const;

/** Docs versions, oldest first. Several may document the same package. */
export const versions: readonly string[] = apiPackages
  .map(({docsVersion}) => docsVersion)
  .toReversed();

/** Index among the recorded packages of the one behind a docs version. */
export function columnOf(docsVersion: string): number {
  const {version} = apiPackageOf(docsVersion);
  const column = recorded.findIndex((each) => each === version);
  if (column < 0) {
    throw new Error(
      `content/api/__fixtures__/: package ${version} is not recorded. Add it to packages.ts and to the fixtures.`,
    );
  }
  return column;
}
