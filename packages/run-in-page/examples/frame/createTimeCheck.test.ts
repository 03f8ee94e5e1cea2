import {expect, it, vi} from 'vitest';
import {createTimeCheck} from './createTimeCheck';

it('stops what takes too long without a pause', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const check = createTimeCheck();
  check();
  now.mockReturnValue(6000);
  check();
  // A promise is no pause: the page does nothing else before it.
  await Promise.resolve();
  now.mockReturnValue(6001);
  const failures = [1, 2].map(() => {
    try {
      check();
    } catch (error) {
      return error;
    }
    return undefined;
  });
  expect(String(failures[0])).toContain(
    'Stopped, because it ran for 5 seconds',
  );
  // What catches it and goes on doesn't hide where it was first.
  expect(failures[1]).toBe(failures[0]);
  await vi.waitFor(check);
  now.mockReturnValue(11_000);
  expect(check).not.toThrow();
});
