import {brand} from './brand';

/** The one place that reads the environment, so that every switch of the site is listed here. */
export const env = {
  /** Public address of the site; canonical links and the sitemap start with it. */
  siteUrl: process.env.SITE_URL ?? brand.siteUrl,
  /** Port of the bundled server. */
  port: process.env.PORT ?? '3000',
  /** A browser to test with, when the usual places hold none. */
  chromiumPath: process.env.CHROMIUM_PATH,
  isCI: process.env.CI === 'true',
};
