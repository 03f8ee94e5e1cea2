import path from 'node:path';
import {appPath} from 'run-in-page/data';
import {latestVersion} from '../../../content/site/versions';
import {keys, type Tab} from './createTab';
import {expect, test} from './fixtures';
import {full} from '../fullRun';
import {tutorial} from './tasks';

async function enterApp(tab: Tab): Promise<void> {
  await tab.enter('iframe[src^="/embed/run/"]');
  await tab.enter('iframe');
}

async function startApp(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await tab.click('button', 'Start the app');
  await enterApp(tab);
}

const allow = (tab: Tab) => tab.click('dialog button', 'While using the app');

/** The picture before the camera; none where the reader shows something else. */
const chosenPicture = () =>
  document.querySelector<HTMLSelectElement>('[data-stage] select')?.value;

/** Takes a picture once the camera shows one. */
async function pressShutter(tab: Tab): Promise<void> {
  const hasPicture = () => {
    const canvas = document.querySelector('canvas');
    const pixel = canvas?.getContext('2d')?.getImageData(9, 9, 1, 1).data;
    return pixel?.[3] === 255;
  };
  await tab.until(hasPicture, true);
  await tab.click('button', 'Take picture');
}

async function takePicture(tab: Tab): Promise<void> {
  await allow(tab);
  await pressShutter(tab);
}

test('the app of a tutorial runs', async ({tab}) => {
  await startApp(tab, tutorial);
  await tab.shows('#root', 'Shape: 2 × 3');
  const before = await tab.text('#root');
  await tab.click('[role="button"]', 'New numbers');
  await expect.poll(() => tab.text('#root')).not.toBe(before);
  expect(await tab.text('#root')).toMatch(/Sum: \d\.\d{3}/);
});

const press = (name: string) => (tab: Tab) =>
  tab.click('[role="button"]', name);

for (const [name, use, result] of [
  ['image-classification', takePicture, /mouse.*\(\d+%\)/],
  ['live-camera', allow, /mouse/],
  ['object-detection', takePicture, /again/i],
  ['yolov5', takePicture, /again/i],
  ['anime-gan', takePicture, /again/i],
  ['seq2seq-nmt', press('Translate'), /i am happy \./],
  ['nlp-qa', press('Ask'), /telescope in the attic/],
  [
    'speech-to-text',
    async (tab: Tab) => {
      await press('Record')(tab);
      await allow(tab);
      await press('Stop')(tab);
    },
    /(?:ZERO|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE)/,
  ],
] as const) {
  test(`the app of ${name} gets to its result`, full, async ({tab}) => {
    test.setTimeout(150_000);
    await startApp(tab, `/docs/tutorials/snacks/${name}/`);
    await use(tab);
    await tab.shows('#root', result, 90_000);
  });
}

test('a model of the reader answers', full, async ({tab}) => {
  await startApp(tab, '/docs/tutorials/prepare-custom-model/');
  await tab.leave();
  await tab.sendTo(
    'input[aria-label="Model"]',
    null,
    path.resolve('packages/torchlive-web/models/testing/imageNet.onnx'),
  );
  await tab.shows(
    '[data-stage]',
    'Your own model, imageNet.onnx, runs on this page.',
  );
  await enterApp(tab);
  await takePicture(tab);
  await tab.shows('#root', / \(\d+%\)/);
});

test('an app runs on a photo of the reader', full, async ({tab}) => {
  await startApp(tab, '/docs/tutorials/snacks/image-classification/');
  await allow(tab);
  await tab.leave();
  await tab.sendTo(
    'input[aria-label="Photo"]',
    null,
    path.resolve('readme/tutorial.jpg'),
  );
  await tab.until(chosenPicture, '');
  await enterApp(tab);
  await pressShutter(tab);
  await tab.shows('#root', / \(\d+%\)/, 90_000);
});

test('an app films with the camera', full, async ({tab}) => {
  await startApp(tab, '/docs/tutorials/snacks/image-classification/');
  await allow(tab);
  await tab.leave();
  await tab.click('button', 'Use my camera');
  await tab.until(chosenPicture, '');
  await enterApp(tab);
  await pressShutter(tab);
  await tab.shows('#root', / \(\d+%\)/, 90_000);
});

test('an app runs as it was edited', full, async ({tab}) => {
  const sample = 'samples/hello-tensor';
  await tab.open(appPath({version: latestVersion, sample, edits: {}}));
  await tab.shows('[role="textbox"]', 'export default function App()');
  await tab.click('[role="textbox"]', 'Code');
  await tab.press(keys.control, keys.home);
  await tab.type("console.log('typed');\n");
  await tab.click('button', 'Run');
  await tab.shows('[role="log"]', 'typed');
  await enterApp(tab);
  await tab.shows('#root', 'Shape: 2 × 3');
});
