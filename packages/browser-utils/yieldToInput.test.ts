// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

// Test files share modules, and input in another file may still wait for its fake timers.
vi.resetModules();
const {yieldToInput} = await import('./yieldToInput');

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'],
  });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
});

/** Calls `yieldToInput`; says whether it has resolved after some more milliseconds. */
function begin(): (milliseconds: number) => Promise<boolean> {
  let isOver = false;
  void yieldToInput().then(() => {
    isOver = true;
  });
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isOver;
  };
}

it('resolves soon when there is no input', async () => {
  const isOver = begin();
  expect(await isOver(1)).toBe(true);
});

it.each(['pointerdown', 'click', 'keydown'])(
  'resolves when the response to a %s has had time to show',
  async (act) => {
    dispatchEvent(new Event(act));
    const isOver = begin();
    expect(await isOver(99)).toBe(false);
    expect(await isOver(51)).toBe(true);
  },
);

it('waits on while the reader does more', async () => {
  dispatchEvent(new Event('pointerdown'));
  const isOver = begin();
  expect(await isOver(90)).toBe(false);
  dispatchEvent(new Event('click'));
  expect(await isOver(90)).toBe(false);
  expect(await isOver(60)).toBe(true);
});
