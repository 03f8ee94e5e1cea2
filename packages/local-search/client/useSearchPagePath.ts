import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Path of the search page. */
export function useSearchPagePath(): string {
  const {trailingSlash} = useDocusaurusContext().siteConfig;
  return useBaseUrl(trailingSlash === false ? '/search' : '/search/');
}
