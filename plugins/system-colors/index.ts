import type {Plugin} from '@docusaurus/types';
import {followSystem} from './followSystem';

/** Lets the colours follow the system without JavaScript too. */
export default function systemColors(): Plugin {
  return {
    name: 'system-colors',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, followSystem],
    }),
  };
}
