// oxlint-disable typescript/consistent-type-imports -- an ambient module may not import a relative path
declare module '@generated/fast-entry' {
  export const modules: readonly import('../../early').Early[];
  export const versions: readonly import('../listVersions').VersionRoot[];
}

declare module '@generated/site-storage' {
  const siteStorage: {
    type: 'localStorage' | 'sessionStorage';
    namespace: string;
  };
  export default siteStorage;
}
