import {isNoindex, parseHead, titleIn} from 'build-utils/html';

/** Title of a built page without the site's; undefined if the page is not to be found. */
export function titleOf(html: string): string | undefined {
  const head = parseHead(html);
  return isNoindex(head) ? undefined : titleIn(head) || undefined;
}
