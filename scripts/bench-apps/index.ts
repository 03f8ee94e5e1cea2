import {writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {exampleUses, uses} from '../../e2e/apps';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {startBrowser} from '../bench-pages/startBrowser';
import {markdownTable} from '../bench-report/markdownTable';
import {
  measureDetection,
  measureDigits,
  measureFrames,
  measureStart,
} from './measure';

const report = path.resolve('benchmarks/apps.md');

/** What was measured, and whether its limit is the least or the most. */
type Row = [
  what: string,
  value: number,
  unit: string,
  limit: number,
  'at least' | 'at most',
];

const addresses = [
  ...Object.keys(uses).map((name) => `/docs/tutorials/${name}/`),
  ...Object.keys(exampleUses).map((name) => `/example/${name}/`),
];

/** `npm run bench:apps`: how soon the apps of the tutorials start in the page, and how fast they are. */
async function main(): Promise<void> {
  const server = createSiteServer({root: path.resolve('build')});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const {browser} = await startBrowser();
  try {
    const rows: Row[] = [];
    for (const address of addresses) {
      const ms = await measureStart(browser, origin + address);
      rows.push([`First frame of ${address}`, ms, 'ms', 3000, 'at most']);
    }
    const {ms, longestTask} = await measureDetection(browser, origin);
    rows.push(
      ['Detection in a photo of 640×480', ms, 'ms', 1000, 'at most'],
      ['Longest task meanwhile', longestTask, 'ms', 200, 'at most'],
      [
        'Live camera, classified',
        await measureFrames(browser, origin),
        'a second',
        5,
        'at least',
      ],
      [
        'Digits, read',
        await measureDigits(browser, origin),
        'a second',
        5,
        'at least',
      ],
    );
    const text = `# How fast the apps of the tutorials are in the page

Written by \`npm run bench:apps -- --report\` on the built site (${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} at the end, Chromium ${browser.version()}). First frames are from the press of Start, in a cold page on a phone's screen with the processor 4 times slower than it is, and don't wait for models. The rest is unthrottled.

${markdownTable(
  ['What', 'Measured', 'Limit'],
  rows.map(([what, value, unit, limit, side]) => [
    what,
    `${Math.round(value)} ${unit}`,
    `${side} ${limit}`,
  ]),
)}
`;
    console.log(text);
    if (process.argv.includes('--report')) {
      await writeFile(report, text);
    }
    const missed = rows.filter(([, value, , limit, side]) =>
      side === 'at most' ? value > limit : value < limit,
    );
    if (missed.length > 0) {
      throw new Error(
        `Beyond the limit: ${missed.map(([what]) => what).join(', ')}.`,
      );
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
