import {realpathSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'esbuild';
import type {Plugin, ViteUserConfig} from 'vitest/config';

/** Where the packages really are: in a copy of the project they are links. */
const packages = realpathSync(
  path.resolve(import.meta.dirname, '../../../node_modules/@docusaurus'),
);
const clientExports = path.join(packages, 'core/lib/client/exports');

/** Docusaurus ships its browser code as JSX in `.js` files, for its own bundler to compile. */
const compileJsx: Plugin = {
  name: 'docusaurus-jsx',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(packages) && id.endsWith('.js')
      ? transform(code, {loader: 'jsx', jsx: 'automatic', target: 'es2022'})
      : undefined,
};

/** Replaces the modules that Docusaurus generates for each site, and the theme's own components, which tests mock. */
const generatedModules: Plugin = {
  name: 'docusaurus-generated',
  resolveId: (id) =>
    /^@(?:generated|theme-original)\//.test(id) ? `\0${id}` : undefined,
  load: (id) => (id.startsWith('\0@') ? 'export default {}' : undefined),
};

/** Lets unit tests run Docusaurus's own browser code. */
export const vitestDocusaurus: ViteUserConfig = {
  plugins: [compileJsx, generatedModules],
  resolve: {
    alias: [
      {
        find: /^@docusaurus\/(Interpolate|Translate|ExecutionEnvironment|useIsBrowser|useIsomorphicLayoutEffect|useDocusaurusContext|BrowserOnly|router|constants|Head|Link|isInternalUrl|useBaseUrl|useGlobalData|useRouteContext|renderRoutes|ErrorBoundary|useBrokenLinks)$/,
        replacement: `${clientExports}/$1.js`,
      },
    ],
  },
  test: {
    server: {
      deps: {
        inline: [
          /@docusaurus\/(?:core\/lib\/client|theme-common|plugin-content-docs\/lib\/client)/,
        ],
      },
    },
  },
};
