import {expect, it} from 'vitest';
import {runSteps} from './runSteps';

it('prints each step with what it did and its time', async () => {
  const lines: string[] = [];
  const steps = [
    {name: 'one', run: () => '3 pages'},
    {name: 'two', run: () => Promise.resolve('done')},
  ];
  await runSteps(steps, (line) => lines.push(line));
  expect(lines.map((line) => line.replace(/\d+\.\d s$/, 'N s'))).toEqual([
    '[1/2] one …',
    '[1/2] one: 3 pages, N s',
    '[2/2] two …',
    '[2/2] two: done, N s',
  ]);
});

it('stops at a step that fails, and says which', async () => {
  const cause = new Error('docs/a.mdx: broken. Mend it.');
  const ran: string[] = [];
  const steps = [
    {name: 'one', run: () => Promise.reject(cause)},
    {name: 'two', run: () => ran.push('two').toString()},
  ];
  await expect(runSteps(steps, () => undefined)).rejects.toThrow(
    new Error('[1/2] one failed.\ndocs/a.mdx: broken. Mend it.', {cause}),
  );
  expect(ran).toEqual([]);
});
