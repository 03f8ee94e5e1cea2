/** A label made from a page's path. */
export function pageLabel(path: string): string {
  const name = path.split('/').filter(Boolean).at(-1);
  if (name === undefined) {
    return 'Home';
  }
  // Keep the names of symbols, such as `torchlive_torch.tensor`.
  if (/[._]/.test(name)) {
    return name;
  }
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
