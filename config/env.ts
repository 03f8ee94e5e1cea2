import {algoliaAccess} from './algoliaAccess';
import {brand} from './brand';

/** The one place that reads the environment, so that every switch of the site is listed here. */
export const env = {
  /** Public address of the site; canonical links and the sitemap start with it. */
  siteUrl: process.env.SITE_URL ?? brand.siteUrl,
  /** The hosted search service; the embedded engine is used without it. */
  algolia: algoliaAccess(process.env),
  /** Port of the bundled server. */
  port: process.env.PORT ?? '3000',
  /** Folder for the machine-readable reports of the test runners. */
  testReports: process.env.TEST_REPORTS,
  isCI: process.env.CI === 'true',
};
