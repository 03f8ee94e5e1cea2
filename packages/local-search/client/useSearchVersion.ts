import {
  useActivePluginAndVersion,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {noVersion} from '../shared/indexFile';
import {useDocsVersions} from './useDocsVersions';

/** Name of the version to search outside the docs: the preferred one, or the latest. */
export function useDefaultVersion(): string {
  const {default: preferred} = useDocsPreferredVersionByPluginId();
  const latest = useDocsVersions().find(({isLast}) => isLast);
  return (preferred ?? latest)?.name ?? noVersion;
}

/** Name of the version to search from this page: its own, or the default. */
export function useSearchVersion(): string {
  const active = useActivePluginAndVersion();
  const defaultVersion = useDefaultVersion();
  return active?.activePlugin.pluginId === 'default'
    ? (active.activeVersion?.name ?? defaultVersion)
    : defaultVersion;
}
