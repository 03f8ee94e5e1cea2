/** A size as the page writes it everywhere, such as `1,156` kB. */
export function kilobytes(bytes: number): string {
  return Math.ceil(bytes / 1000).toLocaleString('en-US');
}
