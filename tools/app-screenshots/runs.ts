import {expect} from '@playwright/test';
import {
  drawSeven,
  readPixels,
  takePicture,
  type RunningApp,
} from '../../tests/e2e/apps';
import type {ScreenshotName} from '../../content/data/screenshots';

/** A page with an app, and how to bring the app to its result. */
type Run = {address: string; use: (app: RunningApp) => Promise<void>};

async function takeOne(app: RunningApp): Promise<void> {
  await takePicture(app);
  await app.screen.getByRole('button', {name: 'Again'}).waitFor();
}

/** Presses buttons one after the other, and waits for words. */
function press(buttons: readonly string[], words: string): Run['use'] {
  return async ({screen}) => {
    for (const name of buttons) {
      await screen.getByRole('button', {name}).click();
    }
    // Unlike `waitFor`, this answers what the app asks meanwhile.
    await expect(screen.getByText(words).last()).toBeVisible();
  };
}

async function waitForEmber({screen}: RunningApp): Promise<void> {
  const canvas = screen.locator('canvas');
  await expect
    .poll(async () => (await readPixels(canvas, [255, 92, 0])).matching)
    .toBeGreaterThan(100);
}

const latest = '/docs/tutorials';
const snacks = `${latest}/snacks`;

/** How the app of each screenshot gets there. */
export const runs: Readonly<Record<ScreenshotName, Run>> = {
  'anime-gan': {address: `${snacks}/anime-gan/`, use: takeOne},
  'astro-bird': {address: '/example/astro-bird/', use: waitForEmber},
  'hello-canvas': {address: '/example/canvas/', use: waitForEmber},
  'hello-tensor': {address: `${latest}/get-started/`, use: press([], 'Sum')},
  'image-classification': {
    address: `${snacks}/image-classification/`,
    async use(app) {
      await takePicture(app);
      await app.screen.getByText(/^mouse/).waitFor();
    },
  },
  'image-segmentation': {
    address: '/example/image-segmentation/',
    use: takeOne,
  },
  'live-camera': {
    address: `${snacks}/live-camera/`,
    use: press([], 'mouse'),
  },
  'live-image-classification': {
    address: '/docs/0.1/tutorials/image-classification/',
    use: press([], 'mouse'),
  },
  mnist: {address: '/example/mnist/', use: drawSeven},
  'nlp-qa': {
    address: `${snacks}/nlp-qa/`,
    use: press(['Ask'], 'telescope in the attic'),
  },
  'object-detection': {address: `${snacks}/object-detection/`, use: takeOne},
  'question-answering': {
    address: '/docs/0.1/tutorials/question-answering/',
    use: press(['Ask'], 'telescope in the attic'),
  },
  'seq2seq-nmt': {
    address: `${snacks}/seq2seq-nmt/`,
    use: press(['Translate'], 'i am happy .'),
  },
  'speech-to-text': {
    address: `${snacks}/speech-to-text/`,
    use: press(['Record', 'Stop'], 'TWO ZERO TWO SIX'),
  },
  yolov5: {address: `${snacks}/yolov5/`, use: takeOne},
};
