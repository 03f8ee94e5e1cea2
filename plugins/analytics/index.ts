import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Counts page views with Google Analytics; part of the site only if `GTAG_ID` is set. */
export default function analytics(
  _context: LoadContext,
  {trackingId}: PluginOptions,
): Plugin {
  return {
    name: 'analytics',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          TRACKING_ID: JSON.stringify(trackingId),
        }),
      ],
    }),
    getClientModules: () => ['./client/index.ts'],
  };
}
