import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Replaces a line of the stock template; stops the build if it has changed. */
function replaceLine(template: string, line: string, by: string): string {
  if (template.split(line).length !== 2) {
    throw new Error(
      `Docusaurus's template of a page no longer has one "${line}". Compare @docusaurus/core/lib/ssg/ssgTemplate.html.js with docusaurus-fast/security/ssrTemplate.ts.`,
    );
  }
  return template.replace(line, by);
}

const charset = '<meta charset="UTF-8">';

/**
 * Delays the first paint until the browser has parsed the navbar: painted while it is
 * half parsed, its right side would move.
 */
const expectNavbar =
  '<link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">';

/**
 * The HTML around every page: Docusaurus's own, without what the theme adds before the
 * page. That is an SVG sprite whose style attribute the Content-Security-Policy forbids,
 * and a script that lets the address set any attribute of the page.
 */
export const ssrTemplate = replaceLine(
  replaceLine(stockTemplate, charset, charset + expectNavbar),
  '<%~ it.preBodyTags %>',
  '',
);
