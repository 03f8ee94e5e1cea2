/** Address of the Markdown twin of a page: `/faq.md` for `/faq/`. */
export function twinOf(page: string): string {
  return page === '/' ? '/index.md' : `${page.replace(/\/$/, '')}.md`;
}
