/** Pages of a sidebar under a title. */
type Group = {title: string; pages: {title: string; path: string}[]};

/** The groups of pages that an `llms.txt` of ours lists. */
export function readSidebar(list: string): Group[] {
  return list
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n');
      const pages = section.matchAll(
        /^- \[(.+?)\]\(https:\/\/playtorch\.dev(\/docs\/\S+?)\.md\)/gm,
      );
      return {
        title,
        pages: [...pages].map(([, name = '', address = '']) => ({
          title: name,
          path: `${address}/`,
        })),
      };
    })
    .filter(({pages}) => pages.length > 0);
}
