import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets the bundler forget what it remembers of earlier builds when a plugin changes:
 * plugins say how modules are found and made, and Docusaurus counts on none of them.
 */
export default function freshCache({siteDir}: {siteDir: string}): Plugin {
  const plugins = path.join(siteDir, 'plugins');
  const buildDependencies = readdirSync(plugins).flatMap((folder) =>
    readdirSync(path.join(plugins, folder))
      .filter((file) => /(?<!\.test)\.(?:ts|mjs)$/.test(file))
      .map((file) => path.join(plugins, folder, file)),
  );
  // Rspack's own setting, which the types of webpack do not know.
  const experiments: object = {cache: {buildDependencies}};
  return {
    name: 'fresh-cache',
    configureWebpack: () => ({experiments}),
  };
}
