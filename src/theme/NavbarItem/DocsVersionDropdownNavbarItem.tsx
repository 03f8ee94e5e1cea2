import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useVersionPath} from '../DocVersionBanner/useVersionPath';

/**
 * The version menu: each version's copy of the page, or what it has instead.
 * Ejected: the stock menu does not know the successors of pages.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  className,
  position,
  versions: labels,
  dropdownItemsAfter,
}: Props): ReactNode {
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {activeVersion} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const [shown] = useDocsVersionCandidates(undefined);
  const versions = useVersions(undefined);
  const versionPath = useVersionPath();
  function labelOf({name, label}: GlobalVersion): string {
    return (labels as Record<string, {label?: string}>)[name]?.label ?? label;
  }
  const items = versions.map((version) => {
    const {path, isSamePage} = versionPath(version);
    return {
      label: labelOf(version),
      to: isSamePage ? path + search + hash : path,
      'data-same-page': isSamePage || undefined,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  return (
    <DropdownNavbarItem
      mobile={mobile}
      className={className}
      position={position}
      label={mobile ? 'Versions' : shown.label}
      to={mobile ? undefined : versionPath(shown).path}
      items={[...items, ...dropdownItemsAfter]}
    />
  );
}
