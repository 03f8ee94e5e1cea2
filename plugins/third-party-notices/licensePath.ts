/** Where the site has the text of a licence, by its SPDX id. */
export function licensePath(id: string): string {
  return `/app/licenses/${id.toLowerCase()}.txt`;
}
