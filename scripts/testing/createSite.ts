import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {linkModules} from '../lib/copyProject';
import {docusaurusEnv} from '../lib/docusaurusEnv';
import {writeWithFolders} from 'test-utils/files';

const project = path.resolve('.');

/** The site's own settings and bundler around a few pages, without its theme: it builds in seconds. */
const config = `
import site from '${project}/docusaurus.config';
export default {
  title: 'Small',
  url: 'https://small.example',
  baseUrl: '/',
  trailingSlash: site.trailingSlash,
  onBrokenLinks: site.onBrokenLinks,
  onDuplicateRoutes: site.onDuplicateRoutes,
  markdown: site.markdown,
  future: site.future,
  plugins: [
    ['@docusaurus/plugin-content-pages', {
      path: 'docs',
      mdxPageComponent: __dirname + '/Page.jsx',
    }],
  ],
};
`;

const page = `
import Link from '@docusaurus/Link';
export default function Page({content: Content}) {
  return <Content components={{a: Link}} />;
}
`;

/** Makes a site in a folder of its own; its pages are in `docs/`. */
export function createSite(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  linkModules(
    path.join(project, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  for (const [file, content] of Object.entries({
    'package.json': '{"name": "small", "private": true}',
    'docusaurus.config.ts': config,
    'Page.jsx': page,
    ...files,
  })) {
    writeWithFolders(path.join(folder, file), content);
  }
  return {
    build: () =>
      new Promise<{exitCode: unknown; output: string}>((resolve) => {
        execFile(
          path.join(project, 'node_modules/.bin/docusaurus'),
          ['build', folder, '--no-minify'],
          {
            cwd: project,
            // Colours would come between the words that tests look for.
            env: {
              ...process.env,
              ...docusaurusEnv,
              FORCE_COLOR: '0',
              // It would start a program that asks the registry for a newer release.
              NO_UPDATE_NOTIFIER: '1',
            },
          },
          (error, stdout, stderr) =>
            resolve({exitCode: error?.code ?? 0, output: stdout + stderr}),
        );
      }),
    remove: () => rmSync(folder, {recursive: true}),
  };
}
