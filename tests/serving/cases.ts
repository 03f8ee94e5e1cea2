import {links} from '../../content/site/brand';
import {has} from '../../content/site/features';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../../content/site/versions';
import {frameCache} from '../../config/serving/headers';
import {cacheControl} from 'site-server';
import type {SiteFiles} from 'site-server/build';
import type {Exchange} from 'site-server/testing';

/** A request and the response that every server of the site gives. */
export type Case = Exchange & {
  status: number;
  location?: string;
  contentType?: string;
  encoding?: string;
  vary?: string;
  cache?: string;
  allow?: string;
  allowOrigin?: string;
  /** Where it isn't the one of all responses. */
  resourcePolicy?: string;
};

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const styles = 'text/css; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
/** nginx sends no charset with a redirect. */
const redirectHtml = 'text/html';
const getStarted = 'tutorials/get-started/';

/** Values of `Accept-Encoding`, and the encoding that comes back. */
const acceptances: readonly [string | undefined, string | undefined][] = [
  [undefined, undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0', undefined],
];

/** Weights that nginx ignores, unlike the bundled server; see pickEncoding. */
export const weightedEncodings = [
  {accepted: 'gzip, br;q=0.1', bundled: 'gzip', nginx: 'br'},
  {accepted: 'identity, gzip;q=0.5', bundled: undefined, nginx: 'gzip'},
  {accepted: '*', bundled: 'br', nginx: undefined},
];

/**
 * Values of `Accept`, and whether a page then answers with its Markdown twin. nginx
 * ignores weights, so what the weights decide is the opposite there.
 */
export const acceptedTypes = [
  {accept: 'text/markdown', isMarkdown: true},
  {accept: 'TEXT/Markdown', isMarkdown: true},
  {accept: 'text/markdown;q=0.1', isMarkdown: true},
  {accept: 'text/markdown; charset=utf-8', isMarkdown: true},
  {accept: 'text/markdown, text/html, */*', isMarkdown: true},
  {accept: 'text/html, text/markdown', isMarkdown: true},
  {accept: 'text/markdown;q=0.9, text/html;q=0.85', isMarkdown: true},
  {accept: 'text/markdown;q=0.8, text/html;q=0.80', isMarkdown: true},
  {accept: 'text/html;q=0.5,text/markdown ; q=0.501', isMarkdown: true},
  {accept: 'text/html;q=0, text/*', isMarkdown: true, byWeight: true},
  {accept: 'text/html;q=0.2, */*;q=0.5', isMarkdown: true, byWeight: true},
  {
    accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    isMarkdown: false,
  },
  {
    accept: 'text/html, text/markdown;q=0.999',
    isMarkdown: false,
    byWeight: true,
  },
  {accept: 'text/markdown;q=0.8, */*;q=0.9', isMarkdown: false, byWeight: true},
  {accept: 'text/markdown;q=0', isMarkdown: false, byWeight: true},
  {
    accept: 'text/markdown;q=0.000, text/html;q=0',
    isMarkdown: false,
    byWeight: true,
  },
  {accept: 'text/html, */*;q=0.5', isMarkdown: false},
  {accept: 'text/markdownish', isMarkdown: false},
  {accept: 'application/text/markdown', isMarkdown: false},
  {accept: 'text/*', isMarkdown: false},
  {accept: '*/*', isMarkdown: false},
  {accept: 'image/png', isMarkdown: false},
].filter(({isMarkdown}) => !isMarkdown || has('docs-for-machines'));

/** As browsers ask. */
const usual: typeof acceptances = [['gzip, deflate, br, zstd', 'br']];

/** A file that the build also compressed, asked for in every way. */
function compressed(
  path: string,
  response: Partial<Case>,
  ways = acceptances,
): Case[] {
  return ways.map(([acceptance, encoding]) => ({
    status: 200,
    vary: 'Accept-Encoding',
    ...response,
    path,
    ...(acceptance !== undefined && {
      headers: {'Accept-Encoding': acceptance},
    }),
    ...(encoding !== undefined && {encoding}),
  }));
}

/** One page in every way, the others as browsers ask. */
function page(path: string, cache: string = cacheControl.page): Case[] {
  const response = {
    contentType: html,
    cache,
    vary: 'Accept-Encoding, Accept',
  };
  return compressed(path, response, path === '/faq/' ? acceptances : usual);
}

function notFound(path: string): Case[] {
  const response = {
    status: 404,
    contentType: html,
    cache: cacheControl.error,
  };
  return compressed(
    path,
    response,
    path === '/no-such-page/' ? acceptances : usual,
  );
}

function redirect(status: 301 | 302, path: string, location: string): Case {
  return {
    path,
    status,
    location,
    contentType: redirectHtml,
    cache: cacheControl.redirect,
  };
}

/** The path with and without its final slash, with and without a query. */
function redirects(status: 301 | 302, path: string, to: string): Case[] {
  return [path, path.slice(0, -1)].flatMap((from) => [
    redirect(status, from, to),
    redirect(
      status,
      `${from}?a=1&b=%20`,
      `${to}${to.includes('?') ? '&' : '?'}a=1&b=%20`,
    ),
  ]);
}

const redirectCases: Case[] = [
  ...redirects(301, '/tutorials/', `/docs/${getStarted}`),
  ...docsVersions
    .map(versionRoot)
    .flatMap((root) => [
      ...redirects(302, root, `${root}${getStarted}`),
      ...redirects(302, `${root}api/`, `${root}api/core/`),
    ]),
  ...redirects(302, `/docs/${latestVersion}/`, `/docs/${getStarted}`),
  ...redirects(302, `/docs/${latestVersion}/api/`, '/docs/api/core/'),
  ...redirects(302, '/app/privacy/policy/', links.appPrivacyPolicy),
  ...redirects(302, '/app/legal/terms/', links.appTerms),
  ...redirects(302, '/snack/', links.starterSnack),
  ...redirects(302, '/expo/', links.starterSnack),
  redirect(302, `/docs/${latestVersion}/api/core/`, '/docs/api/core/'),
  ...['', '.html', '/index', '/index.html'].map((form) =>
    redirect(
      302,
      `/docs/${latestVersion}/api/core${form}?a=1`,
      '/docs/api/core/?a=1',
    ),
  ),
  redirect(302, `/docs/${latestVersion}/no-such-page`, '/docs/no-such-page'),
  redirect(302, `/docs/${latestVersion}/a%20b%22`, '/docs/a%20b%22'),
  redirect(301, '/faq', '/faq/'),
  redirect(301, '/faq?a=b?c', '/faq/?a=b?c'),
  redirect(301, '/faq.html', '/faq/'),
  redirect(301, '/faq/index', '/faq/'),
  redirect(301, '/faq/index.html?q=1', '/faq/?q=1'),
  redirect(301, '/index', '/'),
  redirect(301, '/index.html', '/'),
  redirect(301, '/f%61q', '/faq/'),
  ...['/docs/index.html', '/docs/index', '/docs.html'].map((form) =>
    redirect(302, form, `/docs/${getStarted}`),
  ),
  redirect(302, '/docs/0.1/index.html', `/docs/0.1/${getStarted}`),
  redirect(302, '/docs/next/index?q=1', `/docs/next/${getStarted}?q=1`),
  redirect(301, '/tutorials.html', `/docs/${getStarted}`),
  redirect(301, '/tutorials/index.html', `/docs/${getStarted}`),
  redirect(302, '/snack/index', links.starterSnack),
  redirect(302, '/expo/index.html', links.starterSnack),
  redirect(301, '/snack/abc123/index', '/snack/abc123/'),
  redirect(301, '/expo/@playtorch/yolov5.html', '/expo/@playtorch/yolov5/'),
  redirect(301, '/snack/@owner/name/index.html', '/snack/@owner/name/'),
  redirect(301, '/snack/@playtorch/yolov5', '/snack/@playtorch/yolov5/'),
  redirect(301, '/snack/%40playtorch/yolov5', '/snack/@playtorch/yolov5/'),
  redirect(301, '/snack/@playtorch/index', '/snack/@playtorch/index/'),
  ...['/snack/%40playtorch%2Fyolov5', '/snack/@playtorch%2fyolov5/'].map(
    (path) => redirect(301, path, '/snack/@playtorch/yolov5/'),
  ),
  redirect(301, '/expo/@a%2Fb?x=1', '/expo/@a/b/?x=1'),
  redirect(301, '/expo/abc?x=1', '/expo/abc/?x=1'),
];

const pageCases: Case[] = [
  '/',
  '/faq/',
  '/faq/?q=%2F..%2F',
  '/f%61q/',
  `/docs/${getStarted}`,
  '/docs/0.1/api/core/',
  '/snack/@playtorch/object-detection/',
  '/snack/%40playtorch/start---yolov5/',
  '/snack/@playtorch/index/',
  '/expo/abc/?platform=android',
  '/example/',
].flatMap((path) => page(path));

// Too small to be worth compressing.
const smallPageCases: Case[] = ['/embed/model/', '/embed/snack/'].map(
  (path) => ({
    path,
    status: 200,
    contentType: html,
    cache: cacheControl.page,
    vary: 'Accept',
  }),
);

/** Markdown, at its own address and at that of its page. */
const twinCases: Case[] = ['/faq.md', '/index.md', `/docs/${getStarted}`, '/']
  .flatMap((path) =>
    compressed(path, {
      contentType: 'text/markdown; charset=utf-8',
      cache: cacheControl.page,
      vary: 'Accept-Encoding, Accept',
    }),
  )
  .map((each) => ({
    ...each,
    headers: {...each.headers, Accept: 'text/markdown'},
  }));

const notFoundCases: Case[] = [
  '/no-such-page',
  '/no-such-page/',
  '/faq//',
  '//faq/',
  '/FAQ/',
  '/docs/no-such-page.html',
  `/docs/${latestVersion.replace('.', '%2E')}/api/core/`,
  '/assets/',
  '/assets/js/main.00000000.js',
  '/img',
  '/example/no-such-example/',
  '/snack/two/parts/',
  '/snack/@playtorch/',
  `/snack/${'a'.repeat(101)}/`,
  '/snack/%3Cscript%3E/',
  '/expo/a.b/',
  '/404.html',
  '/404',
  '/index.html.br',
  '/_redirects',
  '/_headers',
  '/.git/config',
  '/faq/.htaccess',
  '/faq/index.html/',
  '/faq.md/',
  '/no-such-page.md',
  '/docs/caf%C3%A9/',
  '/%3F',
  '/%ff%fe/',
  '/docs%2Ftutorials%2Fget-started/',
  '/snack/two%2Fparts%2Fmore/',
  '/faq%5C',
  '/.well-known/none',
].flatMap(notFound);

const methodCases: Case[] = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(
  (method) => ({
    path: '/faq/',
    method,
    status: 405,
    contentType: html,
    cache: cacheControl.error,
    allow: 'GET, HEAD',
  }),
);

/** Files of frames: other origins may read them. */
const ofFrames: Partial<Case> = {
  allowOrigin: '*',
  resourcePolicy: 'cross-origin',
};

type FileKind = readonly [RegExp, string, string, Partial<Case>?];

const offlineKinds: readonly FileKind[] = [
  [/^\/sw\.js$/, script, cacheControl.page],
  [
    /^\/offline\/.+\.json$/,
    'application/json; charset=utf-8',
    cacheControl.page,
  ],
  [
    /\.webmanifest$/,
    'application/manifest+json; charset=utf-8',
    cacheControl.file,
  ],
];

/** Kinds of files that every build contains: name, type, cache and what else differs. */
const fileKinds: readonly FileKind[] = [
  ...(has('keep-offline') ? offlineKinds : []),
  [/^\/assets\/js\/main\.[0-9a-f]+\.js$/, script, cacheControl.asset],
  [/^\/assets\/.+\.css$/, styles, cacheControl.asset],
  [/^\/assets\/.+\.woff2$/, 'font/woff2', cacheControl.asset],
  [/^\/img\/.+\.svg$/, 'image/svg+xml; charset=utf-8', cacheControl.file],
  [/^\/favicon\.ico$/, 'image/x-icon', cacheControl.file],
  [/^\/sitemap\.xml$/, 'application/xml; charset=utf-8', cacheControl.file],
  [/^\/samples\/.+\.tsx\.txt$/, plain, cacheControl.file, {allowOrigin: '*'}],
  [/^\/embed\/snack\/frame\.js$/, script, cacheControl.page, ofFrames],
  [/^\/embed\/snack\/frame\.css$/, styles, cacheControl.page, ofFrames],
  [/^\/licenses\.txt$/, plain, cacheControl.file],
];

/** Cases for one file of each kind, by its name in this build. */
export function fileCases(files: SiteFiles): Case[] {
  return fileKinds.flatMap(([name, contentType, cache, more]) => {
    const response = {contentType, cache, ...more};
    const [path, available] =
      [...files].find(([file]) => name.test(file)) ?? [];
    if (path === undefined) {
      throw new Error(
        `The build has no file ${String(name)}. Run "npm run build", or correct tests/serving/cases.ts.`,
      );
    }
    return available?.size === 0
      ? [{path, status: 200, ...response}]
      : compressed(path, response);
  });
}

/** The cases that are the same for every build. */
export const cases: readonly Case[] = [
  ...pageCases,
  ...page('/embed/run/', frameCache),
  ...smallPageCases,
  ...(has('docs-for-machines') ? twinCases : []),
  ...redirectCases,
  ...notFoundCases,
  ...methodCases,
];
