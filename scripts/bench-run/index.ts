import {writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Browser} from '@playwright/test';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {markdownTable} from '../bench-report/markdownTable';
import {startBrowser} from '../bench-pages/startBrowser';
import {withSlowPage} from '../bench-pages/slowPage';
import {measure, type Figures} from './measure';

const runs = 5;
const report = path.resolve('benchmarks/run.md');

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

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
  const of = (name: keyof Figures) => median(all.map((each) => each[name]));
  return {
    first: of('first'),
    later: of('later'),
    longestTask: of('longestTask'),
    runBytes: of('runBytes'),
    editBytes: of('editBytes'),
  };
}

/** Rows of the report: what was measured, and its limit. */
function rowsOf(
  {kilobytes}: Example,
  {first, later, longestTask, runBytes, editBytes}: Figures,
): [string, number, number, string][] {
  return [
    ['first output', first, 1500, 'ms'],
    ['later output', later, 200, 'ms'],
    ['longest task of the page', longestTask, 200, 'ms'],
    ['bytes until the first output', runBytes / 1000, kilobytes, 'kB'],
    ['bytes more to edit', editBytes / 1000, 190, 'kB'],
  ];
}

/** `npm run bench:run`: how soon an example prints after a press on a slow device, and what that loads. */
async function main(): Promise<void> {
  const server = createSiteServer({root: path.resolve('build')});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const {browser} = await startBrowser();
  try {
    const lines: string[][] = [];
    const over: string[] = [];
    for (const example of examples) {
      const figures = await measureExample(browser, origin, example);
      for (const [what, value, limit, unit] of rowsOf(example, figures)) {
        const {name} = example;
        lines.push([
          name,
          what,
          `${Math.round(value)} ${unit}`,
          `${limit} ${unit}`,
        ]);
        if (value > limit) {
          over.push(`${name}: ${what}`);
        }
      }
    }
    const text = `# How soon an example runs

Written by \`npm run bench:run -- --report\`: the median of ${runs} cold pages of the built site on a phone's screen, the processor 4 times slower than it is (${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} at the end, Chromium ${browser.version()}). From the press of Run to the frame that shows the output; bytes as sent.

${markdownTable(['Example', 'What', 'Measured', 'At most'], lines)}
`;
    console.log(text);
    if (process.argv.includes('--report')) {
      await writeFile(report, text);
    }
    if (over.length > 0) {
      throw new Error(`Over the limit: ${over.join(', ')}.`);
    }
  } finally {
    await browser.close();
    closeNow(server);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
