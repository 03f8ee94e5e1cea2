// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {drawRest} from './drawRest';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  document.body.innerHTML = '<div data-member="a"></div>'.repeat(7);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function drawnCount(): number {
  return document.querySelectorAll('[data-drawn]').length;
}

it('lets the browser draw a few parts a frame, from the top', async () => {
  const done = drawRest();
  expect(drawnCount()).toBe(0);
  for (const expected of [3, 6, 7]) {
    frames.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawnCount()).toBe(expected);
    const all = [...document.querySelectorAll<HTMLElement>('[data-member]')];
    expect(all.findIndex(({dataset}) => dataset.drawn === undefined)).toBe(
      expected === 7 ? -1 : expected,
    );
  }
  await done;
});

it('ends where there are no frames', async () => {
  const done = drawRest();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(drawnCount()).toBe(7);
});

it('has nothing to do on other pages', async () => {
  document.body.innerHTML = '<p></p>';
  await drawRest();
  expect(drawnCount()).toBe(0);
});
