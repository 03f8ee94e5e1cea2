// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let renderOffscreen: () => Promise<void>;
let renderWhenScrolled: (html: HTMLElement) => void;
let frames: (() => void)[] = [];
let idle: (() => void)[] = [];

beforeEach(async () => {
  // Test files share modules, and late input of another file would wait for its timers.
  vi.resetModules();
  ({renderOffscreen, renderWhenScrolled} = await import('./renderOffscreen'));
  vi.useFakeTimers();
  frames = [];
  idle = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
});
afterEach(() => {
  // In this order: what the stubs replaced are the fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function part(elements: number): string {
  return `<div data-render="lazy">${'<i></i>'.repeat(elements)}</div>`;
}

function stages(): string {
  return [...document.querySelectorAll<HTMLElement>('[data-render]')]
    .map(({dataset}) => dataset.rendered ?? '-')
    .join(' ');
}

async function passFrame(): Promise<void> {
  frames.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
}

async function comeToRest(): Promise<void> {
  idle.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
}

it('renders a few elements at a time, from the top', async () => {
  document.body.innerHTML = [20, 30, 40, 200, 1].map(part).join('');
  const done = renderOffscreen();
  for (const expected of [
    'now now - - -',
    'before before now - -',
    'before before before now -',
    'before before before before now',
    'before before before before before',
  ]) {
    await passFrame();
    await comeToRest();
    expect(stages()).toBe(expected);
  }
  await done;
});

it('waits until the browser is idle', async () => {
  document.body.innerHTML = part(1);
  const done = renderOffscreen();
  await passFrame();
  expect(stages()).toBe('-');
  await comeToRest();
  expect(stages()).toBe('now');
  await passFrame();
  await comeToRest();
  await done;
});

it('finishes in a background tab, which renders no frames', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    setTimeout(act);
  });
  document.body.innerHTML = part(1).repeat(100);
  const done = renderOffscreen();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(stages()).not.toMatch(/-|now/);
});

it.each([
  ['as soon as the reader scrolls', true, 'false', ['-', 'now']],
  ['before, without scroll anchoring', false, 'false', ['now', 'before']],
  ['never on a page that is reloaded', true, 'true', ['-', '-']],
])('begins %s', async (_when, hasAnchoring, isRestored, expected) => {
  vi.stubGlobal('CSS', {supports: () => hasAnchoring});
  document.body.innerHTML = part(1);
  const html = document.createElement('html');
  html.dataset.isRestored = isRestored;
  const found: string[] = [];
  const look = async () => {
    await passFrame();
    await comeToRest();
    found.push(stages());
  };
  renderWhenScrolled(html);
  await look();
  dispatchEvent(new Event('scroll'));
  await look();
  expect(found).toEqual(expected);
});
