/** Words for a page that is known by its path alone. */
export function pageLabel(path: string): string {
  const name = path.split('/').filter(Boolean).at(-1);
  if (name === undefined) {
    return 'Home';
  }
  // Symbols keep their dots and underscores; pages are named in words.
  if (/[._]/.test(name)) {
    return name;
  }
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
