// oxlint-disable typescript/consistent-type-imports -- an ambient module may not import a relative path
declare module '@generated/fast-paths' {
  const settings: import('./cleanPath').PathSettings;
  export default settings;
}
