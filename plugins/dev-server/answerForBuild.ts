import type {IncomingMessage, ServerResponse} from 'node:http';
import {createResolver, type Tables} from 'site-server';

export type Options = Pick<
  Tables,
  'redirects' | 'folderRedirects' | 'rewrites'
>;

/** The path of a file. Pages have dots in their names too: `/docs/api/core/interfaces/torchlive_torch.tensor`. */
const fileOfBuild = /\.(?:bin|html|js|json|md|ptl|tgz|txt|xml|zip)$/;

/**
 * Answers in the dev server what hosts and the build do in production: redirects, and for
 * a file such as `/faq.md` a sentence. Without it, each of them is the page of the app.
 */
export function answerForBuild(options: Options) {
  const resolve = createResolver(options);
  return (
    {url = '/'}: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    const resolution = resolve(url, new Map());
    if (resolution.kind === 'redirect') {
      // For now, whatever the table says: browsers keep a 301 of this port for other sites.
      response.writeHead(302, {Location: resolution.location}).end();
      return;
    }
    const [pathname = ''] = url.split('?');
    if (!fileOfBuild.test(pathname)) {
      next();
      return;
    }
    const reason = pathname.endsWith('.js')
      ? 'If an edit took it away, reload the page'
      : 'Markdown versions, feeds and lists are made by "npm run build"; "npm run serve" shows them';
    response
      .writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'})
      .end(`The dev server has no ${pathname}. ${reason}.\n`);
  };
}
