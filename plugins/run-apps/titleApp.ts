function toWords(name: string): string {
  return name.replaceAll('-', ' ');
}

/** What readers call an app, such as `Classify images, step 1: camera`: the title of the only page that runs it, else its own name. */
export function titleApp(
  sample: string,
  pageTitles: ReadonlySet<string> = new Set(),
): string {
  const [name = '', step = ''] = sample
    .replace(/^samples\/(?:steps\/)?|\.tsx$/g, '')
    .split('/');
  const words = toWords(name);
  const [pageTitle = words.charAt(0).toUpperCase() + words.slice(1)] =
    pageTitles.size === 1 ? pageTitles : [];
  const [, number, what = ''] = /^(\d+)-(.+)$/.exec(step) ?? [];
  return number === undefined
    ? pageTitle
    : `${pageTitle}, step ${number}: ${toWords(what)}`;
}
