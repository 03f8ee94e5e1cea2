import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {titledCode} from './packages/readmeCode';
import {runIn, sampleFiles, writeFiles} from './web/makeApp';
import {serveApp} from './web/serveApp';
import {pictureOf, standInForDevices} from './web/standIns';

// Its origin has a storage that nothing clears.
test.use({ownContext: true});

const sample = 'image-classification';

/** What the page installs besides the bundler. */
const packages = (siteUrl: string) =>
  `${siteUrl}/downloads/torchlive-web-1.0.0.tgz react-native-pytorch-core@0.2.4 react-native-safe-area-context@5.10.1`;

type Project = {
  /** Commands that install and build, given the address of the site. */
  commands: (siteUrl: string) => string;
  /** Folder of the sample's code. */
  code: string;
  files: Readonly<Record<string, string>>;
};

const page = (script: string) =>
  `<!doctype html><html><head><title>App</title><link rel="icon" href="data:,"><style>html, body, #root {display: flex; flex-direction: column; height: 100%; margin: 0}</style></head><body><div id="root"></div><script src="${script}"></script></body></html>`;

/** A project with webpack, whose configuration exports at least this. */
function withWebpack(configuration: string): Project {
  return {
    commands: (siteUrl) => `npm install ${packages(siteUrl)} \\
      react-native@npm:react-native-web@0.21.4 react@19.3.1 react-dom@19.3.1 \\
      webpack@5.112.2 webpack-cli@7.3.1 esbuild-loader@4.5.0
      npx webpack --config build.config.mjs`,
    code: 'src',
    files: {
      'package.json': '{"private": true}',
      'webpack.config.mjs': configuration,
      'build.config.mjs': `import config from './webpack.config.mjs';
export default {
  ...config,
  mode: 'production',
  entry: './src/index.tsx',
  module: {rules: [{test: /\\.tsx?$/, loader: 'esbuild-loader'}]},
};`,
      'src/index.tsx': `import * as React from 'react';
import {createRoot} from 'react-dom/client';
import App from './App';
createRoot(document.getElementById('root')).render(<App />);`,
      'dist/index.html': page('/main.js'),
    },
  };
}

const projects: Readonly<Record<string, Project>> = {
  webpack: withWebpack(titledCode('torchlive-web', 'webpack.config.mjs')),
  'webpack with aliases alone': withWebpack(
    `import path from 'node:path';
import webpack from 'webpack';
${titledCode('torchlive-web', 'aliases.mjs').replace('export default', 'const aliases =')}
export default {
  plugins: [new webpack.DefinePlugin({__DEV__: 'false'})],
  resolve: {
    extensions: ['.web.tsx', '.web.js', '.tsx', '.ts', '.js'],
    alias: Object.fromEntries(Object.entries(aliases).map(([name, module]) =>
      [name + '$', module.startsWith('.') ? path.resolve(module) : module])),
  },
};`,
  ),
  // The newest that needs no other Node than ours.
  'Expo 57': {
    commands: (siteUrl) => `npm install ${packages(siteUrl)} \\
      expo@57.0.26 react@19.2.3 react-dom@19.2.3 react-native@0.86.3 react-native-web@0.21.4
      npx expo export --platform web`,
    code: '.',
    files: {
      'package.json': '{"private": true, "main": "index.js"}',
      'app.json': '{"expo": {"name": "app", "slug": "app"}}',
      'metro.config.js': titledCode('torchlive-web', 'metro.config.js'),
      'index.js': `import {registerRootComponent} from 'expo';
import App from './App';
registerRootComponent(App);`,
    },
  },
};

for (const [name, {commands, code, files}] of Object.entries(projects)) {
  test(`${name}: a tutorial's app runs by the lines of the README, byte for byte as the tutorial shows it`, async ({
    baseURL,
    page,
    allowed,
  }) => {
    test.setTimeout(1_200_000);
    // Expo's page names an icon, and has none.
    allowed.push(/favicon/);
    const folder = mkdtempSync(path.join(tmpdir(), 'web-bundler-'));
    try {
      writeFiles(folder, Object.entries(files));
      writeFiles(folder, sampleFiles(sample, code));
      // Expo asks its servers for nothing, and starts no timer that keeps it open.
      runIn(folder, `export CI=1 EXPO_OFFLINE=1\n${commands(String(baseURL))}`);
      const devices = `(${String(standInForDevices)})(${JSON.stringify(pictureOf(sample))})`;
      await serveApp(path.join(folder, 'dist'), [devices], async (origin) => {
        await page.goto(origin);
        await page.getByRole('button', {name: 'Take picture'}).click();
        await expect(page.getByText(/mouse.* \(\d+%\)/)).toBeVisible({
          timeout: 120_000,
        });
      });
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
}
