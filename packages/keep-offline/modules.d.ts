declare module '@generated/keep-offline/default/settings.json' {
  import type {StoredLink} from 'keep-offline';
  import type {Redirect} from 'keep-offline';

  /** Path of the site, such as `/` or `/docs-site/`. */
  export const baseUrl: string;
  export const contents: string;
  export const extras: {label: string; short: string};
  export const versionLinks: readonly StoredLink[];
  export const pageLinks: readonly StoredLink[];
  export const redirects: readonly Redirect[];
  export const folderRedirects: readonly Redirect[];
}

declare module '@theme/OfflinePage/Frame' {
  import type {ReactNode} from 'react';

  export type Props = {
    title: string;
    heading: string;
    description: string;
    lead: ReactNode;
    actions: ReactNode;
    children: ReactNode;
  };

  export default function OfflineFrame(props: Props): ReactNode;
}
