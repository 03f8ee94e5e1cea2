import type {Browser} from '@playwright/test';
import {withSlowPage} from '../bench-pages/slowPage';
import {reportLimits, type LimitRow} from '../bench-report/reportLimits';
import {quantile} from '../bench-search/statistics';
import {runMain} from '../lib/runMain';
import {withBuiltSite} from '../lib/withBuiltSite';
import {measure, type Figures} from './measure';

const runs = 5;

/** Examples to run: one in a worker, and one with a component. */
const examples = [
  {
    name: 'Tensor.add',
    page: '/docs/api/core/interfaces/torchlive_torch.tensor/',
    member: 'add',
    kilobytes: 45,
  },
  {
    name: 'Canvas, a component',
    page: '/docs/api/core/modules/canvasview/',
    member: 'canvas',
    kilobytes: 170,
  },
] as const;

type Example = (typeof examples)[number];

async function measureExample(
  browser: Browser,
  origin: string,
  {page: address, member}: Example,
): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(
      await withSlowPage(browser, 'phone', async (page) => {
        await page.goto(origin + address);
        return measure(page, `[data-member="${member}"]`);
      }),
    );
  }
  const of = (name: keyof Figures) =>
    quantile(
      all.map((each) => each[name]),
      0.5,
    );
  return {
    first: of('first'),
    later: of('later'),
    longestTask: of('longestTask'),
    runBytes: of('runBytes'),
    editBytes: of('editBytes'),
  };
}

/** Rows of the report. */
function rowsOf(
  {name, kilobytes}: Example,
  {first, later, longestTask, runBytes, editBytes}: Figures,
): LimitRow[] {
  const rows = [
    ['first output', first, 'ms', 1500],
    ['later output', later, 'ms', 200],
    ['longest task of the page', longestTask, 'ms', 200],
    ['bytes until the first output', runBytes / 1000, 'kB', kilobytes],
    ['bytes more to edit', editBytes / 1000, 'kB', 190],
  ] as const;
  return rows.map(([what, value, unit, limit]) => ({
    what: `${name}: ${what}`,
    value,
    unit,
    limit,
    side: 'at most',
  }));
}

/** `npm run bench:run`: how soon an example prints after a press on a slow device, and what that loads. */
runMain(() =>
  withBuiltSite(async (browser, origin) => {
    const rows: LimitRow[] = [];
    for (const example of examples) {
      const figures = await measureExample(browser, origin, example);
      rows.push(...rowsOf(example, figures));
    }
    await reportLimits(browser, {
      file: 'run.md',
      title: 'How soon an example runs',
      text: `Written by \`npm run bench:run -- --report\`: the median of ${runs} cold pages of the built site on a phone's screen, the processor 4 times slower than it is. From the press of Run to the frame that shows the output; bytes as sent.`,
      rows,
    });
  }),
);
