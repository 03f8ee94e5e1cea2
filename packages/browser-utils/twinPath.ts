/** Address of the Markdown twin of a page: `/faq.md` for `/faq/`. */
export function twinPath(page: string, baseUrl = '/'): string {
  return page === baseUrl
    ? `${baseUrl}index.md`
    : `${page.replace(/\/$/, '')}.md`;
}
