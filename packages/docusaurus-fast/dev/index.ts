import ReactRefreshPlugin from '@rspack/plugin-react-refresh';
import type {Plugin} from '@docusaurus/types';
import {rspackConfig} from '../rspackConfig';

/**
 * Adds React Fast Refresh to the development server: the state of a component survives
 * an edit of its source. Docusaurus renders the whole page again instead.
 */
export default function dev(): Plugin {
  return {
    name: 'fast-dev',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'development') {
        return {};
      }
      return rspackConfig({
        module: {
          rules: [
            {
              test: /\.tsx$/,
              exclude: /node_modules/,
              enforce: 'pre',
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  parser: {syntax: 'typescript', tsx: true},
                  transform: {
                    react: {
                      runtime: 'automatic',
                      development: true,
                      refresh: true,
                    },
                  },
                },
              },
            },
          ],
        },
        plugins: [new ReactRefreshPlugin({overlay: false})],
      });
    },
  };
}
