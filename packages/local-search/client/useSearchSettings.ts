import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PluginOptions} from '../options';
import type {SearchSettings} from './SearchProvider';

/** Settings of the plugin and the site for the search components. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = usePluginData('embedded-search');
  return {
    ...(data as Pick<PluginOptions, 'algolia'>),
    baseUrl: siteConfig.baseUrl,
    language: i18n.currentLocale,
  };
}
