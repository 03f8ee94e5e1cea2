/**
 * Removes the titles and descriptions of all pages from a version's metadata. They grow
 * with the version, and only lists of cards would show them. Other props stay as they are.
 *
 * @param {string} source
 */
export default function versionLoader(source) {
  const {version, ...others} = JSON.parse(source);
  return version === undefined
    ? source
    : JSON.stringify({...others, version: {...version, docs: {}}});
}
