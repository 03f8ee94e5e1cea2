import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {startSlowLine} from './slowLine';

const families = [
  '/',
  '/community/',
  '/support/',
  '/faq/',
  '/flora/',
  '/app/third-party-notices-android/',
  '/example/mnist/',
  '/snack/@playtorch/image-classification/',
  '/no-such-page/',
  '/search/?q=tensor',
  '/docs/tutorials/get-started/',
  '/docs/0.1/tutorials/mnist-digit-classification/',
  '/docs/api/core/interfaces/torchlive_torch.tensor/',
];

/** Comes before a shift of nothing but text. */
const textMoved = 'text: ';

type Shift = PerformanceEntry & {
  value: number;
  sources: {
    node?: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

/** From now on, writes down on every page what moved without being asked to. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const shifts: string[] = [];
    Object.assign(globalThis, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const {value, sources, startTime} = entry;
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const what =
            node instanceof Element
              ? node.outerHTML.slice(0, 120)
              : node?.nodeValue;
          return `${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        });
        const isText =
          sources.length > 0 && sources.every(({node}) => node instanceof Text);
        shifts.push(
          `${isText ? text : ''}${value} at ${startTime} ms: ${moved.join(', ')}`,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, textMoved);
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () => (globalThis as unknown as {shifts: string[]}).shifts,
  );
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 844}});

    for (const path of families) {
      test(`nothing moves on ${path} while it comes alive`, async ({page}) => {
        await watchShifts(page);
        await page.goto(path, {waitUntil: 'networkidle'});
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page)).toEqual([]);
      });

      test(`nothing moves on ${path} while it comes in pieces`, async ({
        page,
        baseURL,
      }) => {
        const line = await startSlowLine(baseURL ?? '');
        try {
          await watchShifts(page);
          await page.goto(line.address + path, {waitUntil: 'load'});
          const shifts = await shiftsOf(page);
          // The lines of a paragraph that is half read may break anew.
          expect(
            shifts.filter((shift) => !shift.startsWith(textMoved)),
          ).toEqual([]);
        } finally {
          line.stop();
        }
      });
    }
  });
}

test('a page that moves is noticed', async ({page}) => {
  await watchShifts(page);
  await page.goto('/faq/', {waitUntil: 'networkidle'});
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'Late';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});
