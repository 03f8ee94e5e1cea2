import {parseParts} from 'docusaurus-fast/parts';
import {algoliaAccess} from './algoliaAccess';
import {brand} from '../content/site/brand';
import {parseSitePath} from './sitePath';
import {parseEmbedOrigin} from './embedOrigin';

/** Hosts often set a variable to nothing where they mean to leave it out. */
function unlessEmpty(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

const siteUrl = process.env.SITE_URL ?? brand.siteUrl;

/** The one place that reads the environment, so that every switch of the site is listed here. */
export const env = {
  /** Public address of the site; canonical links and the sitemap start with it. */
  siteUrl,
  /** The hosted search service; the embedded engine is used without it. */
  algolia: algoliaAccess({
    // By name, so that a build knows what it depends on.
    ALGOLIA_APP_ID: process.env.ALGOLIA_APP_ID,
    ALGOLIA_API_KEY: process.env.ALGOLIA_API_KEY,
    ALGOLIA_INDEX_NAME: process.env.ALGOLIA_INDEX_NAME,
  }),
  /** Path on this site where browsers report what the Content-Security-Policy blocked; without it they don't. */
  reportPath: parseSitePath(
    'REPORT_PATH',
    unlessEmpty(process.env.REPORT_PATH),
  ),
  /** Path on this site that takes readers' answers to "Did this page help?"; without it pages don't ask. */
  feedbackPath: parseSitePath(
    'FEEDBACK_PATH',
    unlessEmpty(process.env.FEEDBACK_PATH),
  ),
  /** Separate origin that serves Expo Snack's frame with its own storage; without it the frame has none. */
  embedOrigin: parseEmbedOrigin(unlessEmpty(process.env.EMBED_ORIGIN), siteUrl),
  /** For `/.well-known/security.txt`: where to report a problem, and when the file expires. Set both or none. */
  security: {
    contact: unlessEmpty(process.env.SECURITY_CONTACT),
    expires: unlessEmpty(process.env.SECURITY_EXPIRES),
  },
  /** Measurement id of Google Analytics, such as `G-ABC123`; without it there is no analytics. */
  gtagId: unlessEmpty(process.env.GTAG_ID),
  /** JSON file with the options of `plugins/internal-docs`; without it the build is public. */
  internalDocs: unlessEmpty(process.env.INTERNAL_DOCS),
  /** Parts of `docusaurus-fast` to build without, to measure what they buy: `routes,font`, or `all`. */
  withoutParts: parseParts(process.env.FAST_WITHOUT ?? ''),
  /** Folder for the machine-readable reports of the test runners. */
  testReports: process.env.TEST_REPORTS,
  /** Port of the server that browser tests ask; the run sets it for its workers. */
  testPort: unlessEmpty(process.env.TEST_PORT),
};
