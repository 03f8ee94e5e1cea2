import {copyFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from '@playwright/test';
import {
  chromiumDriver,
  firefox as findFirefox,
  webkit as findWebkit,
} from '../../../scripts/lib/findBrowsers.mjs';
import {chromium} from '../browsers/chromium';
import {createTab} from '../browsers/createTab';
import {firefox} from '../browsers/firefox';
import {startBrowser} from '../browsers/startBrowser';
import {webkit} from '../browsers/webkit';
import {readResults, writeResults} from './web/exportsTable';
import {makeApp, runIn, sampleFiles, writeFiles} from './web/makeApp';
import {serveApp} from './web/serveApp';
import {pictureOf, standInForDevices} from './web/standIns';
import {tutorials} from './web/tutorials';

const engines = [
  {name: 'chromium', engine: chromium, find: chromiumDriver.find},
  {name: 'firefox', engine: firefox, find: findFirefox.find},
  {name: 'webkit', engine: webkit, find: findWebkit.find},
].filter(({find}) => find() !== undefined);

test.describe.configure({mode: 'serial'});

let made: ReturnType<typeof makeApp>;

/** An app that uses every export of the toolkit, and what it needs. */
const exportsApp = 'exports';
const exportFiles = [
  ['tests/e2e/full/web/__fixtures__/App.tsx', 'src/App.tsx'],
  ['content/examples/assets/squares.png', 'src/squares.png'],
  ['content/examples/assets/tone.wav', 'src/tone.wav'],
  ['content/models/digits.ptl', 'public/model.ptl'],
] as const;

const outputOf = (sample: string) => `dist-${sample}`;

test.beforeAll(({baseURL}) => {
  test.setTimeout(900_000);
  made = makeApp(String(baseURL));
  // What one of the tutorials uses besides.
  runIn(made.app, 'npm install --ignore-scripts react-native-paper@4.9.2');
  for (const sample of Object.keys(tutorials)) {
    runIn(made.app, 'rm -f src/App.tsx');
    writeFiles(made.app, sampleFiles(sample, 'src'));
    runIn(made.app, `npx vite build --outDir ${outputOf(sample)}`);
  }
  for (const [from, to] of exportFiles) {
    copyFileSync(from, path.join(made.app, to));
  }
  runIn(made.app, `npx vite build --outDir ${outputOf(exportsApp)}`);
});

test.afterAll(() => made.remove());

for (const {name, engine} of engines) {
  test.describe(name, () => {
    let browser: Awaited<ReturnType<typeof startBrowser>>;

    test.beforeAll(async () => {
      browser = await startBrowser(engine);
    });

    test.afterAll(() => browser.stop());

    test(`every export works in ${name}, or the README says how it differs`, async () => {
      test.setTimeout(300_000);
      const folder = path.join(made.app, outputOf(exportsApp));
      const devices = `(${String(standInForDevices)})(${JSON.stringify(pictureOf(exportsApp))})`;
      await serveApp(folder, [devices], async (origin) => {
        const tab = createTab(browser.session, origin);
        await tab.visit('/');
        await tab.click('button', 'Check all');
        await tab.shows('[data-testid="results"]', /\}$/, 120_000);
        const found = JSON.parse(
          await tab.text('[data-testid="results"]'),
        ) as Record<string, string>;
        const known = readResults();
        if (process.env.UPDATE_EXPORTS !== undefined) {
          for (const [each, result] of Object.entries(found)) {
            known[each] = {...known[each], [name]: result};
          }
          writeResults(known);
        }
        const stored = Object.entries(known).map(([each, by]) => [
          each,
          by[name],
        ]);
        expect(found).toEqual(Object.fromEntries(stored));
      });
    });

    for (const [sample, use] of Object.entries(tutorials)) {
      test(`${sample} runs in ${name} as the tutorial shows it`, async () => {
        test.setTimeout(300_000);
        const folder = path.join(made.app, outputOf(sample));
        const devices = `(${String(standInForDevices)})(${JSON.stringify(pictureOf(sample))})`;
        await serveApp(folder, [devices], async (origin) => {
          const tab = createTab(browser.session, origin);
          await tab.visit('/');
          await use(tab);
          const problems = await tab.problems();
          // Of React Native for Web, where a library animates.
          expect(
            problems.filter((each) => !each.includes('useNativeDriver')),
          ).toEqual([]);
        });
      });
    }
  });
}
