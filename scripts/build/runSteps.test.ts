import {expect, it} from 'vitest';
import {runSteps} from './runSteps';

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
