import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {blockingFrom} from '../pages/measureReading';
import {quantile} from './figures';
import {readRuns, reportFolder} from './keepRun';
import {Recorder} from './Recorder';
import {renderReport, runSection} from './renderReport';

const described = {
  title: 'Pages',
  command: 'npm run bench -- pages',
  about: 'About it.',
  columns: ['ours', 'stock'],
};

function quietRecorder(): Recorder {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  return new Recorder(described);
}

it('a measurement that fails is written down, and the others are kept', async () => {
  const recorder = quietRecorder();
  const thing = 'menu, after 10 s of rest';
  const lost = new Error('/docs/: no answer to a tap on the menu\nCall log:');
  for (const [column, result] of [
    ['ours', Promise.resolve({'answered, ms': 100})],
    ['stock', Promise.resolve({'answered, ms': 200.126})],
    ['stock', Promise.reject(lost)],
  ] as const) {
    await recorder.measure(column, thing, () => result);
  }
  expect(recorder.run.rows).toEqual([
    {thing, what: 'answered, ms', values: {ours: [100], stock: [200.13]}},
  ]);
  const section = runSection(recorder.run);
  expect(section).toContain(
    `| ${thing}: answered, ms | 100 | 200, 1 of 2 failed | 0.50 |`,
  );
  expect(section).toContain(
    `Failed:\n\n- 1 × stock, ${thing}: /docs/: no answer to a tap on the menu`,
  );
  expect(section).not.toContain('Call log');
});

it('the benchmark index is above the figures, a missing one is owned up to', () => {
  const {run} = quietRecorder();
  expect(runSection(run)).toContain('| benchmark index not recorded | ours |');
  run.machine.benchmarkIndex.push(830, 1150, 1000);
  expect(runSection(run)).toContain('| benchmark index 1000 (830 to 1150) |');
});

it('many values have a 95th percentile', async () => {
  const recorder = quietRecorder();
  for (let value = 1; value <= 20; value += 1) {
    await recorder.measure('ours', 'a', () => Promise.resolve({b: value}));
  }
  expect(runSection(recorder.run)).toContain('| a: b | 10 (p95 19) | – | – |');
});

it.each([
  [[3, 1, 2], 0.5, 2],
  [[], 0.5, NaN],
])('of %j, the quantile at %d is %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

it('blocking is what tasks last beyond 50 ms from the sign on', () => {
  const tasks = [
    {start: 0, duration: 500},
    {start: 900, duration: 150},
    {start: 2000, duration: 60},
  ];
  expect(blockingFrom(1000, tasks)).toBe(110);
});

it('the report is as the runs that are kept give it', async () => {
  const report = readFileSync(path.join(reportFolder, 'README.md'), 'utf8');
  expect(report).toBe(await renderReport(readRuns()));
});
