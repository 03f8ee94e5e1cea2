import type {Plugin} from '@docusaurus/types';
import {compileScripting} from './compileScripting';

/** Lets `@media (scripting)` hold in browsers that don't know it: Chrome to 119, Safari to 16.6. */
export default function withoutScripts(): Plugin {
  return {
    name: 'without-scripts',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, compileScripting],
    }),
  };
}
