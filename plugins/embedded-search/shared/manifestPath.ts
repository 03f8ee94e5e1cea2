/**
 * Where the manifest lies below the site's root. The indexes are written after
 * the bundles, so no script can know their hashed names; one small file that is
 * revalidated tells them, and a page left open over a deployment finds the new ones.
 */
export const manifestPath = 'search/manifest.json';
