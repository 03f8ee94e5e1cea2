/** Components that frame every docs page, by the option that names them. */
export const docsComponents = {
  docsRoot: 'DocsRoot',
  docVersionRoot: 'DocVersionRoot',
  docRoot: 'DocRoot',
  docItem: 'DocItem',
};
