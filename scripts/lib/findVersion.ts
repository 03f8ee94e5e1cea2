import {
  docsVersions,
  findDocsVersion,
  latestVersion,
  type DocsVersion,
} from '../../content/site/versions';

/** Finds a version by its label, or else by the version of its package; without a name, the latest. `what` names the value in the error. */
export function findVersion(
  name: string | undefined,
  what: string,
): DocsVersion {
  const found = findDocsVersion(name ?? latestVersion);
  if (found === undefined) {
    throw new Error(
      `${what}: there is no "${name}". Use one of ${docsVersions.map(({label}) => label).join(', ')}.`,
    );
  }
  return found;
}
