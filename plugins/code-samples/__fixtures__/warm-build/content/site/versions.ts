export const docsVersions = [];
