import type {ThemeConfig} from '@docusaurus/preset-classic';
import {brand, links, repository} from '../content/site/brand';
import {helpPages} from '../content/site/help';

const newTab = {target: '_blank', rel: 'noopener noreferrer'};

/** The footer of every page. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: brand.name,
      items: [
        {label: 'Tutorial', to: '/docs/tutorials/get-started/'},
        {label: 'API', to: '/docs/api/core/'},
        {label: 'Community', to: '/community/'},
      ],
    },
    {title: 'Help', items: [...helpPages]},
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: repository.url},
        {label: 'Stack Overflow', href: links.stackOverflow},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Privacy', href: links.privacy, ...newTab},
        {label: 'Terms', href: links.terms, ...newTab},
        // A file, not a route.
        {label: 'Licenses', to: 'pathname:///licenses.txt'},
      ],
    },
  ],
  copyright: `${brand.copyright} Built with Docusaurus.`,
} satisfies ThemeConfig['footer'];
