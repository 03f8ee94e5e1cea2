/** Links between Markdown twins, which lead to pages on a peer's site. */
const twinLink = /\(https:\/\/playtorch\.dev(\/docs\/[^)#\s]*)\.md(?=[)#])/g;

/** A Markdown twin as a page of another generator, which shows the title by itself or not. */
export function toPeerPage(twin: string, showsTitle: boolean): string {
  const [, title = '', text = ''] =
    /^---\ntitle: (.*)\n[\s\S]*?\n---\n\n([\s\S]*)$/.exec(twin) ?? [];
  if (title === '') {
    throw new Error('A Markdown twin has no front matter with a title.');
  }
  const body = showsTitle ? text.replace(/^# .*\n+/, '') : text;
  return `---\ntitle: ${title}\n---\n\n${body.replace(twinLink, '($1/')}`;
}
