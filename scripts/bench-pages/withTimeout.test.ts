import {expect, it} from 'vitest';
import {withTimeout} from './withTimeout';

it('hands on what comes in time', async () => {
  expect(await withTimeout(5, Promise.resolve('here'), 'no')).toBe('here');
});

it('hands on what goes wrong', async () => {
  await expect(
    withTimeout(5, Promise.reject(new Error('broken')), 'no'),
  ).rejects.toThrow('broken');
});

it('complains when it waited for too long', async () => {
  await expect(
    withTimeout(0.01, new Promise(() => undefined), 'nothing comes'),
  ).rejects.toThrow('nothing comes (waited 0.01 s)');
});
