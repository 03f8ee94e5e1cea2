import type {LoadContext, Plugin} from '@docusaurus/types';

/** Tells the style sheets the address of the site, so that printed links are whole. */
export default function printLinks({siteConfig}: LoadContext): Plugin {
  const setAddress = {
    postcssPlugin: 'site-address',
    Declaration: {
      '--pt-site-address': (declaration: {value: string}) => {
        declaration.value = JSON.stringify(siteConfig.url);
      },
    },
  };
  return {
    name: 'print-links',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, setAddress],
    }),
  };
}
