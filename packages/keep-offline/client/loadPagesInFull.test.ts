// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {loadPagesInFull} from './loadPagesInFull';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Whether the app hears of a click on a link of a page, given the addresses that are stored. */
async function appHears(
  page: string,
  target: string,
  stored: readonly string[],
): Promise<boolean> {
  vi.stubGlobal('caches', {
    open: () => ({
      keys: () =>
        stored.map((address) => ({url: new URL(address, location.href).href})),
    }),
  });
  history.replaceState(null, '', page);
  const added = vi.spyOn(globalThis, 'addEventListener');
  await loadPagesInFull({
    build: '1',
    cache: 'offline-1',
    versions: ['1.0'],
    hasModels: false,
    bytes: 1,
  });
  // There is no page to go to.
  addEventListener('click', (event) => event.preventDefault(), true);
  const link = document.createElement('a');
  link.href = target;
  document.body.append(link);
  let isHeard = false;
  link.addEventListener('click', () => {
    isHeard = true;
  });
  link.click();
  for (const [type, listener, options] of added.mock.calls) {
    removeEventListener(type, listener, options);
  }
  added.mockRestore();
  return isHeard;
}

it.each([
  ['/docs/a/', '/docs/b/', ['/docs/a/', '/docs/b/'], true],
  ['/docs/a/', '/docs/c/', ['/docs/a/', '/docs/b/'], false],
  // A page that came from the network goes on with it.
  ['/docs/c/', '/docs/d/', ['/docs/a/'], true],
  // Sites whose links have no final slash, or whose files have none.
  ['/docs/a', '/docs/b', ['/docs/a/', '/docs/b/'], true],
  ['/docs/a', '/docs/c', ['/docs/a/', '/docs/b/'], false],
  ['/docs/a/', '/docs/b/', ['/docs/a', '/docs/b'], true],
])(
  'on %s, the app hears of a link to %s, with %j stored: %s',
  async (page, target, stored, expected) => {
    expect(await appHears(page, target, stored)).toBe(expected);
  },
);
