import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from 'test-utils';
import {withMutation} from './withMutation';

it('changes the source only while the task runs, also where that throws', async () => {
  const file = path.join(temporaryFolder(), 'a.ts');
  const read = () => readFileSync(file, 'utf8');
  writeFileSync(file, 'one two');
  await expect(
    withMutation({file, find: 'two', replace: 'three'}, () =>
      Promise.reject(new Error(read())),
    ),
  ).rejects.toThrow('one three');
  expect(read()).toBe('one two');
});
