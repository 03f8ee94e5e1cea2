// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {drawRest} from './drawRest';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  document.body.innerHTML = '<div data-draw="later"></div>'.repeat(7);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function stages(): string {
  return [...document.querySelectorAll<HTMLElement>('[data-draw]')]
    .map(({dataset}) => dataset.drawn ?? '-')
    .join(' ');
}

it('has a few parts drawn a frame, from the top, and then leaves them', async () => {
  const done = drawRest();
  expect(stages()).toBe('- - - - - - -');
  for (const expected of [
    'now now now - - - -',
    'before before before now now now -',
    'before before before before before before now',
    'before before before before before before before',
  ]) {
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(stages()).toBe(expected);
  }
  await done;
});

it('ends where there are no frames', async () => {
  const done = drawRest();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(stages()).not.toMatch(/-|now/);
});

it('has nothing to do on other pages', async () => {
  document.body.innerHTML = '<p></p>';
  await drawRest();
  expect(stages()).toBe('');
});
