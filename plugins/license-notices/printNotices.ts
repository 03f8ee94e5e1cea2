import type {BundledPackage} from './findPackages';

const line = '-'.repeat(72);

/** Content of licenses.txt. */
export function printNotices(packages: readonly BundledPackage[]): string {
  return [
    'Scripts, styles and fonts of this site contain the following software.\n',
    ...packages.map(
      ({name, version, license, text}) =>
        `${line}\n${name} ${version}\n${license}\n${line}\n\n${text}\n`,
    ),
  ].join('\n');
}
