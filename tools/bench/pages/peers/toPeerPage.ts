/** Links between Markdown twins, which lead to pages on a peer's site. */
const twinLink = /\(https:\/\/playtorch\.dev(\/docs\/[^)#\s]*)\.md(?=[)#])/g;

/** A Markdown twin as a page of another generator; one that wants a slug shows the title by itself. */
export function toPeerPage(twin: string, slug?: string): string {
  const [, title = '', text = ''] =
    /^---\ntitle: (.*)\n[\s\S]*?\n---\n\n([\s\S]*)$/.exec(twin) ?? [];
  if (title === '') {
    throw new Error('A Markdown twin has no front matter with a title.');
  }
  const body = text.replace(twinLink, '($1/');
  return slug === undefined
    ? `---\ntitle: ${title}\n---\n\n${body}`
    : `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${body.replace(/^# .*\n+/, '')}`;
}
