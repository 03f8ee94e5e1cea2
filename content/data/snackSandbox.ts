/**
 * What a sandboxed frame of Expo Snack may do. Without `allow-same-origin` it has an
 * opaque origin, which reaches nothing of this site and has no storage of its own.
 */
export const snackSandbox = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/**
 * What it may do on a separate origin: everything except navigate the page around it.
 * It may have storage there, because it can't reach anything of this site.
 */
export const separateSnackSandbox = [
  ...snackSandbox,
  'allow-same-origin',
  'allow-downloads',
  'allow-modals',
] as const;
