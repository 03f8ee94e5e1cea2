import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {findFreePort} from 'test-utils/free-port';
import {readModelAsset} from '../../../content/models/readModelAsset';
import {expect, test, type Page} from '../fixtures';
import {makeApp, runIn, sampleFiles, writeFiles} from './web/makeApp';
import {serveApp} from './web/serveApp';
import {codeUnder} from './web/webPage';

// Its origin has a storage that nothing clears.
test.use({ownContext: true, permissions: ['camera']});

test.describe.configure({mode: 'serial'});

let app: string;
let remove: () => void;

test.beforeAll(({baseURL}) => {
  test.setTimeout(900_000);
  ({app, remove} = makeApp(String(baseURL)));
  writeFiles(app, sampleFiles('image-classification', 'src'));
  runIn(app, 'npm run build');
});

test.afterAll(() => remove());

/** Takes a picture of what Chromium's camera films, a green one with a pie, and waits until the model names it. */
async function classify(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', {name: 'Take picture'}).click();
  await expect(page.getByText(/^\S.* \(\d+%\)$/)).toBeVisible({
    timeout: 60_000,
  });
}

test('the commands and files of the page make an app that classifies what the camera sees, byte for byte as the tutorial shows it', async ({
  page,
}) => {
  await serveApp(path.join(app, 'dist'), [], (origin) =>
    classify(page, origin),
  );
});

test('its scripts are at most 250 kB, compressed, besides WebAssembly and the model', () => {
  const assets = path.join(app, 'dist/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const bytes = scripts.map(
    (file) => brotliCompressSync(readFileSync(path.join(assets, file))).length,
  );
  expect(scripts.length).toBeGreaterThan(1);
  const all = bytes.reduce((sum, each) => sum + each, 0);
  expect(all).toBeLessThanOrEqual(250_000);
  // What the README says, give or take a tenth.
  const readme = readFileSync('packages/torchlive-web/README.md', 'utf8');
  const [, kilobytes] = /classifier is (\d+) kB/.exec(readme) ?? [];
  expect(Math.abs(all / (1000 * Number(kilobytes)) - 1)).toBeLessThan(0.1);
});

test('with the model in its own folder, it needs no other host, built or in development', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const file = path.join(app, 'src/classifyImage.ts');
  const code = readFileSync(file, 'utf8');
  const lines = codeUnder('model');
  const changed = code.replace(/^const modelUrl[^]*?\.json';\n/m, lines);
  expect(changed).not.toBe(code);
  writeFileSync(file, changed);
  for (const [name, asset] of [
    ['mobilenet_v3_small.ptl', 'classifier.ptl'],
    ['ImageNetClasses.json', 'ImageNetClasses.json'],
  ] as const) {
    expect(lines).toContain(`'/${name}'`);
    writeFileSync(path.join(app, 'public', name), readModelAsset(asset));
  }
  runIn(app, 'npm run build');
  await serveApp(path.join(app, 'dist'), [], (origin) =>
    classify(page, origin),
  );

  const port = await findFreePort();
  const server = spawn('npx', ['vite', '--port', String(port)], {
    cwd: app,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const address = `http://localhost:${port}/`;
    await expect(async () => {
      expect((await fetch(address)).ok).toBe(true);
    }).toPass({timeout: 60_000});
    await classify(page, address);
  } finally {
    process.kill(-(server.pid ?? NaN));
  }
});
