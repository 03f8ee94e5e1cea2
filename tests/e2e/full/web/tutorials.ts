import type {Tab} from '../../browsers/createTab';

/** What a user does with an app in a browser, and what must come of it. */
type Use = (tab: Tab) => Promise<unknown>;

/** The models of large inputs take a while where nothing but a processor computes. */
const patience = 120_000;

const drawnNames = () =>
  document.querySelector('canvas[role="img"]')?.getAttribute('aria-label') ??
  '';

async function findThings(tab: Tab): Promise<void> {
  await tab.click('button', 'Take picture');
  await tab.shows('button, [role="button"]', /again/i, patience);
  await tab.until(
    () => document.querySelectorAll('canvas[role="img"]').length,
    1,
  );
  const names = await tab.evaluate(drawnNames);
  for (const name of ['mouse', 'cup', 'clock']) {
    if (!names.includes(name)) {
      throw new Error(`The app found "${names}", and no ${name}.`);
    }
  }
}

/** The apps of the tutorials, by their sample. */
export const tutorials: Readonly<Record<string, Use>> = {
  'hello-tensor': async (tab) => {
    await tab.shows('#root', 'Shape: 2 × 3');
    await tab.click('[role="button"], button', 'New numbers');
    await tab.shows('#root', /Sum: \d\.\d{3}/);
  },
  'image-classification': async (tab) => {
    await tab.click('button', 'Take picture');
    await tab.shows('#root', /mouse.* \(\d+%\)/, patience);
  },
  'live-camera': (tab) => tab.shows('#root', /mouse/, patience),
  'object-detection': findThings,
  yolov5: findThings,
  'anime-gan': async (tab) => {
    await tab.click('button', 'Take picture');
    await tab.shows('button, [role="button"]', /again/i, patience);
  },
  'seq2seq-nmt': async (tab) => {
    await tab.click('button, [role="button"]', 'Translate');
    await tab.shows('#root', 'i am happy .', patience);
  },
  'nlp-qa': async (tab) => {
    await tab.click('button, [role="button"]', 'Ask');
    await tab.shows('#root', /telescope in the attic/, patience);
  },
  'speech-to-text': async (tab) => {
    await tab.click('button, [role="button"]', 'Record');
    await tab.evaluate(
      () =>
        new Promise<null>((resolve) => {
          setTimeout(() => resolve(null), 2000);
        }),
    );
    await tab.click('button, [role="button"]', 'Stop');
    await tab.shows('#root', 'FIVE ONE', patience);
  },
};
