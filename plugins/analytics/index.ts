import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Counts page views with Google Analytics. The site has it only when `GTAG_ID` is set. */
export default function analytics(
  _context: LoadContext,
  {trackingId}: PluginOptions,
): Plugin {
  return {
    name: 'analytics',
    contentLoaded({actions}) {
      actions.setGlobalData({trackingId});
    },
    getClientModules: () => ['./client/index.ts'],
  };
}
