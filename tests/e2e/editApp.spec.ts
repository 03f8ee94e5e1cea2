import {latestVersion} from '../../content/site/versions';
import {inFrame, readPixels, runInConsole, takePicture, uses} from './apps';
import {findViolations} from './findViolations';
import {expect, test, type Page} from './fixtures';
import {openPage} from './openPage';
import {appPath} from 'run-in-page/data';
import {full} from './fullRun';

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

/** Puts code before what a file has. */
async function typeFirst(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', {name: 'Code'}).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(code);
}

test('Edit of an old app says which version the app is for', async ({page}) => {
  await openPage(page, '/example/mnist/');
  await page.getByRole('link', {name: 'Edit', exact: true}).click();
  await expect(
    page.getByText(`This app is for 0.1. Your version is ${latestVersion}.`),
  ).toBeVisible();
});

test('Edit opens a tutorial in the console, and what is edited runs without an origin', async ({
  page,
  context,
}) => {
  await context.grantPermissions([
    'camera',
    'clipboard-read',
    'clipboard-write',
  ]);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, '/docs/tutorials/snacks/image-classification/');
  await page.getByRole('link', {name: 'Edit', exact: true}).first().click();
  await expect(page).toHaveURL(
    `/console/#app=${latestVersion}/samples/image-classification`,
  );
  const code = page.getByRole('textbox', {name: 'Code'});
  await expect(code).toContainText('export default function App()');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(page.locator('option:checked').first()).toHaveText(
    'Classify images',
  );
  await expect(page.getByText('not on a phone')).toHaveCount(1);
  await expect(page.getByText('This app is for')).toHaveCount(0);
  expect(
    loaded.filter((url) => /\/embed\/|sandbox|paper|\.bin$/.test(url)),
  ).toEqual([]);

  await test.step('a text and a line of the log are the edited ones', async () => {
    await code.focus();
    await code.getByText("'Take a picture'").selectText();
    await page.keyboard.insertText("'Edited'");
    const files = page.getByRole('group', {name: 'Files'});
    await expect(files.getByRole('button')).toHaveText([
      'App.tsx (edited)',
      'askForPermission.ts',
      'classifyImage.ts',
      'loadModel.ts',
    ]);
    await files.getByRole('button', {name: 'classifyImage.ts'}).click();
    await expect(code).toContainText('Class ');
    await typeFirst(page, "console.log('first line');\n");
    await page.keyboard.press('ControlOrMeta+Enter');
  });
  const app = await inFrame(page);
  await expect(app.screen.getByText(/Edited/)).toBeVisible();
  await expect(app.log).toHaveText('first line');
  const phone = page.locator('iframe[src^="/embed/run/"]');
  await expect(phone).toHaveAttribute('title', 'Edited app of Classify images');

  await test.step('an edit runs at once while the app runs', async () => {
    await typeFirst(page, "console.log('second line');\n");
    await page.getByRole('button', {name: 'Run again'}).click();
    await expect(app.log).toHaveText('second linefirst line');
    await expect(app.screen.getByText(/Edited/)).toBeVisible();
  });
  const frame = page.frame({url: 'about:srcdoc'});
  expect(await frame?.evaluate(() => origin)).toBe('null');

  await test.step('pictures and models come from the page', async () => {
    await uses['snacks/image-classification']?.(app);
    await page.getByLabel('Camera input').selectOption('Cup');
    await takePicture(app);
    await expect(app.screen.getByText(/cup|mug/)).toBeVisible();
    await page.getByRole('button', {name: 'Use my camera'}).click();
    await expect(page.getByLabel('Camera input')).toHaveValue('');
    const preview = app.screen.locator('canvas').first();
    await expect
      .poll(async () => (await readPixels(preview, [0, 0, 0])).colours)
      .toBeGreaterThan(50);
    await app.screen.getByRole('button', {name: 'Flip camera'}).click();
    await app.screen.getByRole('button', {name: 'Take picture'}).click();
    await expect(app.log.getByText(/^Class /)).toHaveCount(3);
  });
  expect(await findViolations(page)).toEqual([]);

  await test.step('the link has the edits, and does not run by itself', async () => {
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    await page.goto('/faq/');
    await openPage(
      page,
      await page.evaluate(() => navigator.clipboard.readText()),
    );
    await expect(code).toContainText("'Edited");
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('Reset brings back what the tutorial has', async () => {
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(code).toContainText("'Take a picture'");
    const run = page.getByRole('button', {name: 'Run', exact: true});
    await expect(run).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(app.screen.getByText('Take a picture')).toBeVisible();
    await expect(phone).toHaveAttribute('title', 'App of Classify images');
    await expect(app.log).toHaveText('');
  });
});

test(
  'a draft of an app is restored after a reload and another app, can be discarded, and Reset can be undone',
  full,
  async ({page}) => {
    const app = {version: '0.2.3', sample: 'samples/hello-tensor', edits: {}};
    await openPage(page, appPath(app));
    const code = page.getByRole('textbox', {name: 'Code'});
    const button = (name: string) =>
      page.getByRole('button', {name, exact: true});
    await expect(code).toContainText('export default');
    const tabs = page.getByRole('navigation', {name: 'What to write'});
    await expect(tabs.locator('[aria-current]')).toHaveText('App');
    await typeFirst(page, '// mine\n');
    await page.reload();
    await expect(code).toContainText('// mine');
    await expect(page.getByText('Draft restored.')).toBeVisible();
    await expect(button('App.tsx (edited)')).toBeVisible();

    const choice = page.getByRole('combobox', {name: 'App'});
    await choice.selectOption({label: 'Classify images'});
    await expect(code).toContainText('handleCapture');
    await choice.selectOption('samples/hello-tensor');
    await expect(code).toContainText('// mine');

    await button('Discard').click();
    await expect(code).not.toContainText('// mine');
    await button('Undo').click();
    await expect(code).toContainText('// mine');
    await button('Reset').click();
    await expect(code).not.toContainText('// mine');
    await page.reload();
    await expect(code).toContainText('export default');
    await expect(code).not.toContainText('// mine');
  },
);

test.describe('code that fails or never ends', () => {
  // Its process outlives the page: a sandboxed document of the next test would share it and hang.
  test.use({ownContext: true});

  test(
    'errors have their file and line, and an endless loop can be stopped',
    full,
    async ({page}) => {
      const sample = 'samples/hello-tensor';
      const open = async (code: string) => {
        const edits = {'App.tsx': code};
        await page.goto('/faq/');
        await runInConsole(page, {version: '0.2.3', sample, edits});
      };
      const log = page.getByRole('log');
      for (const [code, words] of [
        [
          'const a = 1;\nconst = 2;',
          'App.tsx:2: SyntaxError: Unexpected token',
        ],
        [
          'const a = 1;\nconst a = 2;\nexport default () => null;',
          "App.tsx:2: SyntaxError: Identifier 'a' has already been declared",
        ],
        [
          "import React from 'react';\n\nexport default function App() {\n  throw new TypeError('no');\n}",
          'App.tsx:4: TypeError: no',
        ],
        ['export const x = 1;', 'App.tsx exports no component.'],
        [
          "\nimport x from 'left-pad';\nexport default () => x;",
          'App.tsx:2: Error: Cannot find "left-pad". Apps can import their own files, react, react-native, react-native-safe-area-context, expo-file-system, react-native-pytorch-core.',
        ],
      ] as const) {
        await open(code);
        await expect(log).toContainText(words);
      }
      await open(
        'export default function App() {\n  for (;;) console.log(1);\n}',
      );
      await expect(log).toContainText('1');
      await page.getByRole('button', {name: 'Stop', exact: true}).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(log).toContainText('Stopped.');
      await page.getByRole('button', {name: 'Run', exact: true}).click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(log).not.toContainText('Stopped.');
      await expect(log).toContainText('1');
    },
  );
});

test('without a press, edited code gets no camera and no file of another name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => {
      throw new Error('ASKED');
    };
  });
  // What the frame's own code does when the reader presses a button.
  const code = `const {page} = globalThis;
for (const ask of [() => page.film('back'), () => page.read('../../faq/index.html')]) {
  ask().catch((error) => console.log(String(error)));
}
export default () => null;
`;
  const edits = {'App.tsx': code};
  const sample = 'samples/hello-tensor';
  const {log} = await runInConsole(page, {version: 'next', sample, edits});
  await expect(log).toHaveText(
    'NotAllowedError: The reader has not turned the camera on.Error: There is no file "../../faq/index.html".',
  );
});
