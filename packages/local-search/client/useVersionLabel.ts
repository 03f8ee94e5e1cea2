import {useVersions} from '@docusaurus/plugin-content-docs/client';

/** Label of a docs version by its name. */
export function useVersionLabel(): (name: string) => string {
  const versions = useVersions(undefined);
  return (name) =>
    versions.find((version) => version.name === name)?.label ?? name;
}
