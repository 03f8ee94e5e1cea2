import type {ThemeConfig} from '@docusaurus/preset-classic';
import {brand, repository} from '../content/site/brand';
import {has} from '../content/site/features';
import {compareRoot, docsVersions} from '../content/site/versions';

/** The navbar, in the order of the specification. */
export const navbar = {
  title: brand.name,
  hideOnScroll: true,
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'docs',
      label: 'Tutorials',
      position: 'left',
    },
    {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
    {to: '/community/', label: 'Community', position: 'left'},
    {to: '/faq/', label: 'FAQ', position: 'left'},
    {
      type: 'docsVersionDropdown',
      className: 'navbar-versions',
      position: 'right',
      versions: Object.fromEntries(
        docsVersions.map(({name, menuLabel}) => [name, {label: menuLabel}]),
      ),
      dropdownItemsAfter: has('version-comparison')
        ? [
            {
              to: compareRoot,
              label: 'Compare versions',
              className: 'menu-divider',
            },
          ]
        : [],
    },
    {
      type: 'localeDropdown',
      position: 'right',
      className: 'navbar-language',
    },
    {type: 'search', position: 'right'},
    {
      type: 'custom-githubStar',
      position: 'right',
      owner: repository.owner,
      repo: repository.name,
    },
  ],
} satisfies ThemeConfig['navbar'];
