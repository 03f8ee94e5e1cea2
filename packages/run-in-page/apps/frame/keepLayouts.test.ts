// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {keepLayouts} from './keepLayouts';

const told = vi.fn<(elements: readonly Element[]) => void>();

/** A document that observes when a test says so, as browsers do when they draw it. */
function createDocument() {
  let see = (_entries: ResizeObserverEntry[]): void => undefined;
  class Observer implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      see = (entries) => callback(entries, this);
    }
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  const scope: Pick<typeof globalThis, 'ResizeObserver'> = {
    ResizeObserver: Observer,
  };
  keepLayouts(scope);
  const observer = new scope.ResizeObserver((entries) =>
    told(entries.map(({target}) => target)),
  );
  const draw = (target: Element) => see([{target} as ResizeObserverEntry]);
  return {observer, draw};
}

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
});

it('tells once of an element that is drawn', async () => {
  const {observer, draw} = createDocument();
  observer.observe(document.body);
  draw(document.body);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.mock.calls).toEqual([[[document.body]]]);
});

it('tells of an element out of sight, and again of its size in sight', async () => {
  const {observer, draw} = createDocument();
  observer.observe(document.body);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.mock.calls).toEqual([[[document.body]]]);
  draw(document.body);
  expect(told).toHaveBeenCalledTimes(2);
});

it('tells of nothing that is no longer observed', async () => {
  const {observer} = createDocument();
  observer.observe(document.body);
  observer.unobserve(document.body);
  observer.observe(document.documentElement);
  observer.disconnect();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
});
