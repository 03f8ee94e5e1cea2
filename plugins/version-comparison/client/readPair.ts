import {differences, type Difference} from 'api-versions/page-data';
import {
  docsVersions,
  findDocsVersion,
  latestVersion,
} from '@site/content/site/versions';

/** Labels of all versions, newest first. */
export const labels = docsVersions.map(({label}) => label);

/** Labels of two versions; undefined for one that the address names and that does not exist. */
export type Pair = {from?: string; to?: string};

/** The version to compare a version with: an older one with the latest, others with the one before. */
export function counterpartOf(label: string): Required<Pair> {
  const index = labels.indexOf(label);
  const isOld = index < 0 || index > labels.indexOf(latestVersion);
  const before = labels[index + 1];
  return isOld || before === undefined
    ? {from: label, to: latestVersion}
    : {from: before, to: label};
}

function findLabel(name: string): string | undefined {
  return findDocsVersion(name)?.label;
}

/** Reads the versions to compare from the query of the address, and the only kind of difference to show; `?with=0.1` leaves the other version to us. */
export function readPair(
  search: string,
): Pair & {unknown: string[]; only?: Difference} {
  const parameters = new URLSearchParams(search);
  const given = parameters.get('with') ?? latestVersion;
  const standard = counterpartOf(findLabel(given) ?? given);
  const asked = {
    from: parameters.get('from') ?? standard.from,
    to: parameters.get('to') ?? standard.to,
  };
  return {
    from: findLabel(asked.from),
    to: findLabel(asked.to),
    unknown: [...new Set([asked.from, asked.to])].filter(
      (name) => findLabel(name) === undefined,
    ),
    only: differences.find((name) => name === parameters.get('only')),
  };
}
