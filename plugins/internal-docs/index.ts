import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Puts the docs on internal hosts in touch with what surrounds them there. The public build has none of it. */
export default function internalDocs(
  _context: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'internal-docs',
    contentLoaded({actions}) {
      actions.setGlobalData(options);
    },
    getClientModules: () => ['./client/index.ts'],
  };
}
