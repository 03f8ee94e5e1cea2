/**
 * Path of the manifest below the base URL. The indexes are written after the
 * bundles, so no script knows their hashes. The manifest lists them and is
 * revalidated: a page that was open during a deployment finds the new ones.
 */
export const manifestPath = 'search/manifest.json';
