import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useStoredVersions} from '../../client/useStoredVersions';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

type Props = ComponentProps<typeof DocsVersionDropdown>;

/** The site's version menu with one more item: keep the version on screen, or what is kept. */
function VersionDropdown(props: Props): ReactNode {
  const [shown] = useDocsVersionCandidates(props.docsPluginId);
  const stored = useStoredVersions();
  const keep = {
    label:
      stored === undefined
        ? `Save ${shown.label} for offline reading`
        : `Saved for offline reading: ${stored.versions.join(', ')}`,
    // Says how. With JavaScript, a dialog does it, which is loaded then.
    to: useBaseUrl('/offline/'),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void import('../../client/openKeepDialog').then(({openKeepDialog}) =>
        openKeepDialog(shown.label),
      );
    },
  };
  return (
    <DocsVersionDropdown
      {...props}
      dropdownItemsAfter={[...props.dropdownItemsAfter, keep]}
    />
  );
}

/** The types of navbar items, with an item more in the version menu. */
export default {
  ...(ComponentTypes as Record<string, unknown>),
  docsVersionDropdown: VersionDropdown,
};
