import type {Browser} from '@playwright/test';
import {withSlowPage} from '../pages/slowPage';
import {reportLimits, type LimitRow} from '../report/reportLimits';
import {quantile} from '../search/statistics';
import {runMain} from '../../../scripts/lib/runMain';
import {withBuiltSite} from '../../../scripts/lib/withBuiltSite';
import {measure, type Figures} from './measure';

const runs = 5;

/** Examples to run: one in a worker, and one with a component. */
const examples = [
  {
    name: 'Tensor.add',
    page: '/docs/api/core/interfaces/torchlive_torch.tensor/',
    member: 'add',
  },
  {
    name: 'Canvas, a component',
    page: '/docs/api/core/modules/canvasview/',
    member: 'canvas',
  },
] as const;

const limits = [
  ['first', 'first output', 1500],
  ['later', 'later output', 200],
  ['longestTask', 'longest task of the page', 200],
] as const;

/** Rows of the report about an example. */
async function measureExample(
  browser: Browser,
  origin: string,
  {name, page: address, member}: (typeof examples)[number],
): Promise<LimitRow[]> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(
      await withSlowPage(browser, 'phone', async (page) => {
        await page.goto(origin + address);
        return measure(page, `[data-member="${member}"]`);
      }),
    );
  }
  return limits.map(([figure, what, limit]) => ({
    what: `${name}: ${what}`,
    value: quantile(
      all.map((each) => each[figure]),
      0.5,
    ),
    unit: 'ms',
    limit,
    side: 'at most',
  }));
}

/** `npm run bench:run`: how soon an example prints after a press on a slow device. */
runMain(() =>
  withBuiltSite(async (browser, origin) => {
    const rows: LimitRow[] = [];
    for (const example of examples) {
      rows.push(...(await measureExample(browser, origin, example)));
    }
    await reportLimits(browser, {
      file: 'run.md',
      title: 'How soon an example runs',
      text: `Written by \`npm run bench:run -- --report\`: the median of ${runs} cold pages of the built site on a phone's screen, the processor 4 times slower than it is. From the press of Run to the frame that shows the output.`,
      rows,
    });
  }),
);
