// oxlint-disable typescript/consistent-type-imports -- an ambient module may not import a relative path
declare module '@generated/fast-entry' {
  export const modules: readonly import('../../early').Early[];
  export const versions: readonly import('../listVersions').VersionRoot[];
}

/** What does nothing before hydration. */
declare const CONTROLS: string;

// oxlint-disable-next-line typescript/consistent-type-definitions -- adds to the type of the DOM library
interface Window {
  /** What the reader did before the entry listened; from now on it listens itself. */
  takeEarlyInput: (handler: (event: Event) => void) => {
    isEmpty: boolean;
    stop: () => void;
  };
}

declare module '@generated/site-storage' {
  const siteStorage: {
    type: 'localStorage' | 'sessionStorage';
    namespace: string;
  };
  export default siteStorage;
}
