import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../shared/globalData';
import type {SearchSettings} from './SearchProvider';

/** Settings of the plugin and the site for the search components. */
export function useSearchSettings(): SearchGlobalData & SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = usePluginData('embedded-search') as SearchGlobalData;
  return {
    ...data,
    baseUrl: siteConfig.baseUrl,
    language: i18n.currentLocale,
  };
}
