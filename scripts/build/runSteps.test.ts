import {expect, it} from 'vitest';
import {runSteps} from './runSteps';

it('prints each step with what it did and its time', async () => {
  const lines: string[] = [];
  const groups = [
    [{name: 'one', run: () => '3 pages'}],
    [{name: 'two', run: () => Promise.resolve('done')}],
  ];
  await runSteps(groups, (line) => lines.push(line));
  expect(lines.map((line) => line.replace(/\d+\.\d s$/, 'N s'))).toEqual([
    '[1/2] one …',
    '[1/2] one: 3 pages, N s',
    '[2/2] two …',
    '[2/2] two: done, N s',
  ]);
});

it('runs the steps of a group side by side', async () => {
  const events: string[] = [];
  const step = (name: string) => ({
    name,
    run: async () => {
      events.push(`${name} starts`);
      await Promise.resolve();
      events.push(`${name} ends`);
      return '';
    },
  });
  await runSteps([[step('a'), step('b')], [step('c')]], () => undefined);
  expect(events).toEqual([
    'a starts',
    'b starts',
    'a ends',
    'b ends',
    'c starts',
    'c ends',
  ]);
});

it('stops at a step that fails, says which, and lets those beside it end', async () => {
  const cause = new Error('docs/a.mdx: no title. Give it one.');
  const ran: string[] = [];
  const later = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return ran.push('beside').toString();
  };
  const groups = [
    [
      {name: 'one', run: () => Promise.reject(cause)},
      {name: 'beside', run: later},
    ],
    [{name: 'two', run: () => ran.push('two').toString()}],
  ];
  await expect(runSteps(groups, () => undefined)).rejects.toThrow(
    new Error('[1/3] one failed.\ndocs/a.mdx: no title. Give it one.', {cause}),
  );
  expect(ran).toEqual(['beside']);
});
