import {useDocsVersions} from './useDocsVersions';

/** Label of a docs version by its name. */
export function useVersionLabel(): (name: string) => string {
  const versions = useDocsVersions();
  return (name) =>
    versions.find((version) => version.name === name)?.label ?? name;
}
