import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Connects the docs on internal hosts to their parent window. The public build does not include it. */
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
