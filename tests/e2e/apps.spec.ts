import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Locator} from '@playwright/test';
import {latestVersion} from '../../content/site/versions';
import {
  allowButton,
  exampleUses,
  findScreen,
  inFrame,
  oldUses,
  pressStart,
  readPixels,
  startApp,
  takePicture,
  uses,
  waitForCamera,
  type RunningApp,
  type Uses,
} from './apps';
import {blackPng} from './blackPng';
import {findViolations} from './findViolations';
import {expect, test, type Page} from './fixtures';
import {holdRequests, openPage} from './openPage';
import {rotatedPhoto} from './rotatedPhoto';
import {full} from './fullRun';

test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

const classify = '/docs/tutorials/snacks/image-classification/';
const findObjects = '/docs/tutorials/snacks/yolov5/';

/** The reader arranges the scene, and the boxes follow. */
async function arrangeScene(app: RunningApp): Promise<void> {
  const {page} = app;
  await takePicture(app);
  await expect(app.log).toContainText(/, 3 objects/, {timeout: 30_000});
  const canvas = app.screen.locator('canvas');
  /** Left and top of the first ember pixel in the upper quarter of the screen. */
  const firstBox = () =>
    canvas.evaluate((element) => {
      const {width, height} = element as HTMLCanvasElement;
      const copy = new OffscreenCanvas(width, height);
      const context = copy.getContext('2d');
      context?.drawImage(element as HTMLCanvasElement, 0, 0);
      const {data = []} =
        context?.getImageData(0, 0, width, Math.round(height / 4)) ?? {};
      let left = width;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === 255 && data[i + 1] === 92 && data[i + 2] === 0) {
          left = Math.min(left, (i / 4) % width);
        }
      }
      return left / width;
    });
  await expect.poll(firstBox, {timeout: 30_000}).toBeLessThan(1);
  const before = await firstBox();
  const mouse = page.getByRole('button', {name: 'Move the mouse'});
  await mouse.focus();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(firstBox, {timeout: 30_000}).toBeGreaterThan(before + 0.15);

  const box = await mouse.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 40, (box?.y ?? 0) + 20, {steps: 5});
  await page.mouse.up();
  await expect.poll(firstBox, {timeout: 30_000}).toBeLessThan(before + 0.1);

  const live = page.locator('[data-live]');
  for (const [stage, text] of [
    [5, /^\d+ candidates, 3 objects$/],
    [6, /^(?=.*mouse)(?=.*cup)(?=.*clock)/],
  ] as const) {
    await expect(live.nth(stage)).toHaveText(text, {timeout: 30_000});
  }

  const add = page.getByLabel('Add');
  await add.selectOption('book');
  await expect(app.log).toContainText(/, 4 objects/, {timeout: 30_000});

  await page.getByRole('button', {name: 'Move the book'}).focus();
  await page.keyboard.press('Delete');
  await expect(
    page.getByRole('button', {name: 'Move the clock'}),
  ).toBeFocused();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Delete');
  }
  await expect(add).toBeFocused();
  await expect(app.log).toContainText(/, 0 objects$/, {timeout: 30_000});

  // Another picture is taken at once too; for the reader's own camera the app is ready.
  await page.getByLabel('Camera input').selectOption('Cup');
  await expect(app.log).toContainText(/, 1 objects$/, {timeout: 30_000});
  await expect(app.screen.getByRole('button', {name: 'Again'})).toBeVisible();
  await breakCamera(page, 'NotSupportedError');
  await page.getByRole('button', {name: 'Use my camera'}).click();
  await expect(app.message).toHaveText(/^This browser doesn’t support cameras/);
  await expect(
    app.screen.getByRole('button', {name: 'Take picture'}),
  ).toBeVisible();
}

/** The diagram shows the data of the app. */
async function expectLiveData({page}: RunningApp): Promise<void> {
  const live = page.locator('[data-live]');
  await expect(live).toHaveCount(6);
  await expect(live.nth(0).locator('img')).toHaveAttribute('src', /^data:/);
  for (const [index, text] of [
    '480 × 640',
    '921600 bytes: ',
    'uint8 [640, 480, 3]: ',
    'float32 [1, 3, 224, 224]: ',
    'float32 [1, 1000]: ',
    'mouse',
  ].entries()) {
    await expect(live.nth(index)).toContainText(text);
  }
}

/** What some pages show beyond what their app does in every version. */
const more: Uses = {
  [classify]: expectLiveData,
  [findObjects]: arrangeScene,
};

const seenKinds = new Set<string>();

/** Says whether an element differs, by its name, classes and role, from all that this worker has seen. */
async function hasNewKinds(elements: Locator): Promise<boolean> {
  const kinds = await elements.evaluateAll((all) =>
    all.map(
      (each) =>
        `${each.tagName} ${each.getAttribute('class')} ${each.getAttribute('role')}`,
    ),
  );
  const before = seenKinds.size;
  kinds.forEach((kind) => seenKinds.add(kind));
  return seenKinds.size > before;
}

/** One app of each kind of data: numbers, a picture, frames, boxes on a picture, words, sound. */
const inShort = [
  ...['get-started', 'snacks/image-classification', 'snacks/live-camera'],
  ...['snacks/yolov5', 'snacks/seq2seq-nmt', 'snacks/speech-to-text'],
].map((name) => `/docs/tutorials/${name}/`);

const apps = [
  [uses, '/docs/tutorials/'],
  [oldUses, '/docs/0.1/tutorials/'],
  [exampleUses, '/example/'],
] as const;

for (const [address, use] of apps.flatMap(([group, folder]) =>
  Object.entries(group).map(
    ([name, use]) => [`${folder}${name}/`, use] as const,
  ),
)) {
  const tags = inShort.includes(address) ? {} : full;
  test(
    `the app of ${address} runs, axe finds nothing, and the keyboard can leave it`,
    tags,
    async ({page}) => {
      // The app whose parts would follow the browser's colours stays light.
      const colorScheme = address.includes('nlp-qa') ? 'dark' : 'light';
      await page.emulateMedia({colorScheme});
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await openPage(page, address);
      expect(loaded.filter((url) => /embed|apps|\.ptl/.test(url))).toEqual([]);
      const live = page.locator('[data-live]');
      await expect(live).toHaveCount(0);

      const app = await pressStart(page);
      // The focus goes to Stop, and from there to the app's question if it asks one.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const {tagName, textContent} = document.activeElement ?? {};
            return tagName === 'IFRAME' ? 'the app' : textContent;
          }),
        )
        .toMatch(/^(?:Stop|the app)$/);
      await use(app);
      await more[address]?.(app);
      const diagram = page.getByRole('list', {name: 'Data flow'}).first();
      await expect(diagram.locator('> li').filter({hasNot: live})).toHaveCount(
        0,
      );
      if (await hasNewKinds(page.locator('[data-stage] *'))) {
        expect(await findViolations(page, {within: '[data-stage]'})).toEqual(
          [],
        );
      }
      if (await hasNewKinds(app.screen.locator('#root *'))) {
        const frame = page.frame({url: 'about:srcdoc'});
        expect(
          frame && (await findViolations(frame, {within: '#root'})),
        ).toEqual([]);
      }

      await page.locator('iframe').focus();
      await expect(async () => {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement?.tagName),
        ).not.toBe('IFRAME');
      }).toPass();

      await page
        .getByRole('button', {name: 'Stop', exact: true})
        .first()
        .click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(live).toHaveCount(0);
      await expect(
        page.getByRole('button', {name: 'Start again'}),
      ).toBeFocused();
    },
  );
}

test('a step runs the app as far as the tutorial has come', async ({page}) => {
  const app = await startApp(
    page,
    '/docs/tutorials/snacks/object-detection/',
    'Run this step',
  );
  await takePicture(app);
  await expect(app.log).toHaveText('Photo of 1080 × 1920');
  await expect(page.locator('iframe')).toHaveAttribute(
    'title',
    'App of Detect objects, step 1: camera',
  );
});

test('an app asks for the camera as Android does, and starts without it', async ({
  page,
}) => {
  await openPage(page, classify);
  const start = page.getByRole('button', {name: 'Start the app'});
  await start.first().click();
  const screen = findScreen(page);
  const question = screen.getByRole('dialog', {
    name: 'Allow this app to take pictures and record video?',
  });
  await expect(question).toBeVisible();
  expect(await findViolations(page, {within: '[data-stage]'})).toEqual([]);
  await screen.getByRole('button', {name: 'Don’t allow'}).click();
  await expect(question).toBeHidden();
  await expect(screen.getByText('The app needs the camera.')).toBeVisible();
  const take = screen.getByRole('button', {name: 'Take picture'});
  await expect(take).toHaveCount(0);

  await page.getByRole('button', {name: 'Stop', exact: true}).first().click();
  await page.getByRole('button', {name: 'Start again'}).first().click();
  await expect(allowButton(screen)).toBeVisible();
  await page.keyboard.press('Tab');
  await allowButton(screen).press('Enter');
  await expect(take).toBeVisible();
  await expect(screen.getByText('Take a picture')).toBeVisible();
});

test('a photo is upright, one can be dropped on the phone, and the camera is asked for on press alone', async ({
  page,
  context,
}, testInfo) => {
  await context.grantPermissions(['camera']);
  const {screen} = await startApp(page, classify);
  await waitForCamera(screen);
  const preview = screen.locator('canvas').first();
  /** Colours in the middle of the picture, high and low. */
  const colours = () =>
    preview.evaluate((element) => {
      const {width, height} = element as HTMLCanvasElement;
      const copy = new OffscreenCanvas(width, height);
      const context = copy.getContext('2d');
      context?.drawImage(element as HTMLCanvasElement, 0, 0);
      const column = context?.getImageData(width / 2, 0, 1, height).data ?? [];
      return [0.3, 0.7].map((part) => {
        const at = 4 * Math.round(height * part);
        const [red = 0, , blue = 0] = column.slice(at, at + 3);
        return red > blue + 150 ? 'red' : blue > red + 150 ? 'blue' : 'other';
      });
    });
  const file = testInfo.outputPath('photo.jpg');
  await writeFile(file, await rotatedPhoto(page));
  await page.getByLabel('Photo', {exact: true}).setInputFiles(file);
  await expect.poll(colours).toEqual(['red', 'blue']);

  const session = await page.context().newCDPSession(page);
  // From the edge of the page onto the phone, and from outside the window.
  for (const isFirstOnPage of [true, false]) {
    await page.getByLabel('Camera input').selectOption('Cup');
    await expect.poll(colours).not.toEqual(['red', 'blue']);
    await preview.scrollIntoViewIfNeeded();
    const {x, y} = (await preview.boundingBox()) ?? {x: 0, y: 0};
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop', at: number) =>
      session.send('Input.dispatchDragEvent', {
        type,
        x: at,
        y: y + 300,
        data: {items: [], files: [file], dragOperationsMask: 1},
      });
    const frame = isFirstOnPage
      ? page.mainFrame()
      : page.frame({url: 'about:srcdoc'});
    const heard = await frame?.evaluateHandle(() => {
      const events: Event[] = [];
      addEventListener('dragover', (event) => events.push(event));
      return events;
    });
    await drag('dragEnter', isFirstOnPage ? 5 : x + 50);
    // A file that comes over the page is the page's. The browser knows once it has drawn it,
    // and asks a hand that is still on its way again.
    await expect(async () => {
      await drag('dragOver', x + 50);
      expect(await heard?.evaluate(({length}) => length)).toBeGreaterThan(0);
    }).toPass();
    await drag('drop', x + 50);
    await expect.poll(colours).toEqual(['red', 'blue']);
    await expect(page.locator('[data-dragging="true"]')).toHaveCount(0);
  }

  await expect(page.getByText('never leave this page')).toBeVisible();
  await page.getByRole('button', {name: 'Use my camera'}).click();
  await expect(page.getByLabel('Camera input')).toHaveValue('');
  // Chromium's test picture has more than the photo.
  await expect
    .poll(async () => (await readPixels(preview, [0, 0, 0])).colours)
    .toBeGreaterThan(50);
  // Pressed while the other camera is still opening.
  await screen.locator('body').evaluate(async (body) => {
    for (const name of ['Flip camera', 'Take picture']) {
      body.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      await Promise.resolve();
    }
  });
  await expect(screen.getByText(/ \(\d+%\)$/)).toBeVisible();
});

test.describe('with an empty cache', () => {
  test.use({ownContext: true});

  test(
    'the next tutorial finds the model in the cache',
    full,
    async ({page}) => {
      const bytesOfModel = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({name}) => name.includes('classifier'))
            .map((entry) => (entry as PerformanceResourceTiming).transferSize),
        );
      await takePicture(await startApp(page, classify));
      await expect.poll(bytesOfModel).toEqual([expect.any(Number)]);
      expect(await bytesOfModel()).not.toEqual([0]);
      await startApp(page, '/docs/tutorials/snacks/live-camera/');
      await expect.poll(bytesOfModel).toEqual([0]);
    },
  );
});

/** From now on, the camera fails. */
async function breakCamera(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((errorName) => {
      MediaDevices.prototype.getUserMedia = () =>
        Promise.reject(new DOMException('', errorName));
    }, name);
  }
}

test('on a phone, Start leaves the app in sight, and the card of its model says how well that does', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, findObjects);
  const start = page.getByRole('button', {name: 'Start the app'});
  await start.evaluate((button) => button.scrollIntoView({block: 'end'}));
  await pressStart(page);
  await expect(page.locator('iframe[src^="/embed/run/"]')).toBeInViewport({
    ratio: 0.99,
  });
  await expect(page.getByText(/^Stand-in for DETR/)).toBeInViewport({
    ratio: 1,
  });
  await page.getByText('About the model: Detector of drawings').click();
  const card = page.locator('[data-stage] dl');
  await expect(card).toContainText(/Mean average precision .* of 0\.[89]\d+/);
  await expect(card).toContainText('On the phone: ');
  expect(await findViolations(page, {within: '[data-stage]'})).toEqual([]);
  await page.getByRole('link', {name: 'Edit', exact: true}).first().click();
  await expect(page).toHaveURL(`/console/#app=${latestVersion}/samples/yolov5`);
});

test('what can go wrong is said on the phone, and the app goes on', async ({
  page,
  allowed,
}) => {
  allowed.push(
    /^net::ERR_FAILED: .*(?:classifier|\/apps\/models-|\/embed\/run\/)/,
  );
  await openPage(page, classify);
  await page.route('**/embed/run/**', (route) => route.abort());
  await page.getByRole('button', {name: 'Start the app'}).click();
  const message = page.locator('[data-stage]').getByRole('status');
  await expect(message).toHaveText(
    'The app did not load. Check your connection.',
  );
  await expect(page.getByText('Nothing yet')).toBeHidden();
  await expect(page.getByRole('log')).toHaveText('');
  await page.unrouteAll();
  const gate = await holdRequests(page, /classifier.*\.ptl$/);
  const app = await pressStart(page, 'Start again');

  const take = app.screen.getByRole('button', {name: 'Take picture'});
  const progress = page.getByRole('progressbar', {name: 'Model'});

  await test.step('an app that is stopped while its model loads says nothing', async () => {
    await take.click();
    await expect(progress).toBeVisible();
    expect(await findViolations(page, {within: '[data-stage]'})).toEqual([]);
    await page.getByRole('button', {name: 'Stop', exact: true}).first().click();
    await expect(page.getByText('Stopped', {exact: true})).toBeVisible();
    await expect(progress).toBeHidden();
    // The download fails with its frame.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await expect(message).toHaveText('');
    await pressStart(page, 'Start again');
  });

  await test.step('a download that is cancelled, or that breaks off', async () => {
    await take.click();
    await expect(progress).toBeVisible();
    await expect(page.getByText('0 of 104 kB')).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(message).toContainText('You canceled the download.');
    gate.open();
    await page.unrouteAll();
    for (const file of [/classifier.*\.ptl$/, /\/apps\/models-.*\.js$/]) {
      await page.route(file, (route) => route.abort('failed'));
      await expect(message).not.toContainText('Check your connection');
      await take.click();
      await expect(message).toHaveText(
        'The download stopped. Check your connection, then try again.',
      );
      await page.unrouteAll();
      await page.getByLabel('Camera input').selectOption({index: 0});
    }
  });

  await test.step('a camera that is refused, or missing', async () => {
    for (const [name, words] of [
      ['NotAllowedError', 'Camera access was denied.'],
      ['NotFoundError', 'This device has no camera.'],
    ] as const) {
      await breakCamera(page, name);
      await page.getByRole('button', {name: 'Use my camera'}).click();
      await expect(message).toContainText(words);
    }
  });

  await test.step('a file that is no image, and a photo that is too large', async () => {
    const input = page.getByLabel('Photo', {exact: true});
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no image'),
    });
    await expect(message).toContainText('notes.txt is not an image');
    await input.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: blackPng(8660, 5774),
    });
    await expect(message).toContainText('8660 × 5774 pixels');
  });

  await test.step('a tab that was hidden', async () => {
    await page
      .frame({url: 'about:srcdoc'})
      ?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(message).toHaveText(/paused while this tab was hidden/);
  });

  await page.getByLabel('Camera input').selectOption({index: 1});
  await uses['snacks/image-classification']?.(app);
});

test.describe('a model of the reader', () => {
  const tutorial = '/docs/tutorials/prepare-custom-model/';
  const file = 'packages/torchlive-web/models/testing/imageNet.onnx';

  test('answers, and the log has its shapes and five best classes', async ({
    page,
  }) => {
    const app = await startApp(page, tutorial);
    await expect(page.getByText(/^No model yet\. Open/)).toBeVisible();
    await page.getByText('About the model: Your own model').click();
    const card = page.locator('[data-stage] dl');
    await expect(card).toContainText('On the phone: the same .ptl file');
    await takePicture(app);
    await expect(app.message).toContainText('There is no model yet.');
    const input = page.getByLabel('Model', {exact: true});
    await input.setInputFiles({
      name: 'other.onnx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('no model'),
    });
    await expect(app.message).toHaveText(/^This file is not an ONNX model/);
    await input.setInputFiles(
      'packages/torchlive-web/models/testing/tiny.onnx',
    );
    await expect(page.getByText(/^Your own model, tiny\.onnx/)).toBeVisible();
    await takePicture(app);
    const mismatch =
      'is float32 [1, 3, 8, 8], but the app passes float32 [1, 3, 224, 224].';
    await expect(app.message).toContainText(mismatch);
    await expect(app.log).toContainText(mismatch);
    await expect(app.screen.getByText(mismatch)).toBeVisible();
    await input.setInputFiles(file);
    // Once: what the file is, and that a phone needs another one.
    await expect(page.getByText('imageNet.onnx')).toHaveCount(1);
    await expect(page.getByText('imageNet.onnx')).toHaveText(
      'Your own model, imageNet.onnx, runs on this page. A phone needs it as a .ptl file.',
    );
    await expect(app.message).toHaveText('Take a photo.');
    await expect(card).toContainText('no release loads .onnx files');
    await expect(card).not.toContainText('the same .ptl file');
    await takePicture(app);
    await expect(app.log).toContainText('Input float32 [1, 3, 224, 224]');
    await expect(app.log).toContainText('Output float32 [1, 1000]');
    await expect(app.log.getByText(/^\d+\.\d% \w/)).toHaveCount(5);
    await expect(app.screen.getByText(/ \(\d+%\)$/)).toBeVisible();
    expect(await findViolations(page, {within: '[data-stage]'})).toEqual([]);
  });

  const fixtures = 'packages/lite-interpreter/conformance/fixtures';

  test('a .ptl file that is dropped on a phone answers in the place of the app’s', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const app = await startApp(page, classify);
    const {x, y} = (await app.screen
      .locator('canvas')
      .first()
      .boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    const session = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', {
        type,
        x: x + 50,
        y: y + 100,
        data: {
          items: [],
          files: [path.resolve(fixtures, 'small-scripted.ptl')],
          dragOperationsMask: 1,
        },
      });
    }
    await expect(app.message).toHaveText('Take a photo.');
    await expect(page.getByText(/^Your own model, /)).toHaveText(
      'Your own model, small-scripted.ptl, runs on this page.',
    );
    await takePicture(app);
    await expect(app.log).toContainText('Input float32 [1, 3, 224, 224]');
    await expect(app.log).toContainText('Output float32 [1, 5]');
    await expect(app.message).toHaveText(
      'Your model gives float32 [1, 5], but this app expects float32 [1, 1000].',
    );
    await expect(app.screen.getByText(/ \(\d+%\)$/)).toBeVisible();
    expect(loaded.filter((url) => /classifier|onnx|wasm/.test(url))).toEqual(
      [],
    );

    const input = page.getByLabel('Model', {exact: true});
    await input.setInputFiles({
      name: 'page.ptl',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('<!doctype html>'),
    });
    await expect(app.message).toHaveText(
      /^PytorchStreamReader failed reading zip archive: .* The model before it stays\.$/,
    );
    await input.setInputFiles(`${fixtures}/unet.ptl`);
    await takePicture(app);
    await expect(app.message).toHaveText(
      /^Your model gives float32 \[1, \d+, 224, 224\], but this app expects/,
    );

    await page.getByRole('button', {name: 'Stop', exact: true}).first().click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(
    'with several models, the name of a file tells which one it replaces',
    full,
    async ({page}) => {
      const app = await startApp(page, '/docs/tutorials/snacks/seq2seq-nmt/');
      const input = page.getByLabel('Model', {exact: true});
      await input.setInputFiles(`${fixtures}/unet.ptl`);
      await expect(app.message).toContainText(
        'Name your file as the one that it replaces: encoder.ptl or decoder.ptl.',
      );
      await input.setInputFiles('content/models/encoder.ptl');
      await expect(
        page.getByText(/^Your own model, encoder\.ptl/),
      ).toBeVisible();
      await app.screen.getByRole('button', {name: 'Translate'}).click();
      await expect(app.screen.getByText('i am happy .')).toBeVisible();
    },
  );

  test(
    'answers an edited app too, and stays when that runs again',
    full,
    async ({page}) => {
      await openPage(page, tutorial);
      await page.getByRole('link', {name: 'Edit', exact: true}).click();
      const run = page.getByRole('button', {name: 'Run', exact: true});
      await run.click();
      const app = await inFrame(page);
      await takePicture(app);
      await expect(app.message).toContainText('There is no model yet.');
      await page.getByLabel('Model', {exact: true}).setInputFiles(file);
      await expect(page.getByText(/^Your own model, imageNet/)).toBeVisible();
      await takePicture(app);
      await expect(app.log).toContainText('Output float32 [1, 1000]');
      await expect(app.screen.getByText(/ \(\d+%\)$/)).toBeVisible();
      await page.getByRole('button', {name: 'Stop', exact: true}).click();
      await run.click();
      await expect(app.log).toHaveText('');
      await expect(page.getByText(/^Your own model, imageNet/)).toBeVisible();
      await takePicture(app);
      await expect(app.log.getByText(/^\d+\.\d% \w/)).toHaveCount(5);
    },
  );

  test('where ONNX Runtime does not load or WebAssembly is blocked, the phone says so', async ({
    page,
    allowed,
  }) => {
    allowed.push(/Content Security Policy|WebAssembly/, /\/embed\/model\/$/);
    const app = await startApp(page, tutorial);
    const input = page.getByLabel('Model', {exact: true});
    await page.route('**/embed/model/', (route) => route.abort());
    await input.setInputFiles(file);
    await expect(app.message).toHaveText(
      'The download stopped. Check your connection, then try again.',
    );
    await page.route('**/embed/model/', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(" 'wasm-unsafe-eval'", ''),
      };
      await route.fulfill({response, headers});
    });
    await input.setInputFiles(file);
    await expect(app.message).toContainText('WebAssembly is blocked');
    await takePicture(app);
    await expect(app.message).toContainText('There is no model yet.');
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});
