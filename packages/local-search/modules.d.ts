// The components that a site may replace or wrap.

declare module '@theme/SearchKind' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Such as `method`, from the `data-kind` of the element around a heading. */
    kind: string;
  };
  export default function SearchKind(props: Props): ReactNode;
}

declare module '@theme/SearchFailure' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Name of the version that was searched. */
    version: string;
    title?: string;
    /** The reason. */
    children?: ReactNode;
    onRetry: () => void;
  };
  export default function SearchFailure(props: Props): ReactNode;
}

declare module '@theme/SearchKeys' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** Closes the dialog. */
    onClose: () => void;
    /** Added after the keys. */
    children?: ReactNode;
  };
  export default function SearchKeys(props: Props): ReactNode;
}

// What the plugin chooses and writes while the site builds.

declare module '@search-provider' {
  import type {SearchProvider, SearchSettings} from 'local-search';

  export const createProvider: (settings: SearchSettings) => SearchProvider;
}

declare module '@search-settings' {
  import type {SearchData} from 'local-search';

  const settings: SearchData;
  export default settings;
}
