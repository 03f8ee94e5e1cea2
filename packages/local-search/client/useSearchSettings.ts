import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@search-settings';
import type {SearchSettings} from '../options';

/** Settings of the plugin and the site for the search components. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  return {
    ...settings,
    baseUrl: siteConfig.baseUrl,
    language: i18n.currentLocale,
  };
}
