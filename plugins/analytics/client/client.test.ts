// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import type {Early} from 'docusaurus-fast/early';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type AnalyticsWindow = Window & {dataLayer?: ArrayLike<unknown>[]};

const page = window as AnalyticsWindow;
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({src}) => src);

/** What the entry and the app have of the plugin, in a page that has just loaded. */
async function load(): Promise<{early: Early; app: ClientModule}> {
  vi.resetModules();
  const {early} = await import('./early');
  return {early, app: (await import('.')).default};
}

/** The events that were sent so far. */
const events = () =>
  (page.dataLayer ?? [])
    .map((command) => [...Array.from(command)])
    .filter(([name]) => name === 'event');

function viewOf(path: string, title: string): unknown[] {
  return [
    'event',
    'page_view',
    {
      page_title: title,
      page_location: window.location.origin + path,
      page_path: path,
    },
  ];
}

beforeEach(() => {
  vi.stubGlobal('TRACKING_ID', 'G-TEST12345');
});
afterEach(() => {
  // Test files share a document and its globals.
  vi.unstubAllGlobals();
  Reflect.deleteProperty(page, 'dataLayer');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  document.head.replaceChildren();
});

it('each change of path, query or anchor sends one page view with the new title [S4.26] [S7.5] [S1.4]', async () => {
  const {onRouteDidUpdate} = (await load()).app;
  const expected: unknown[][] = [];
  let previousLocation: object | null = null;
  for (const [pathname, search, hash, title] of [
    ['/lab/', '', '', 'First'],
    ['/lab/second/', '', '', 'Second'],
    ['/lab/second/', '?a=b', '', 'Second'],
    ['/lab/second/', '?a=b', '#end', 'Second'],
    // The same address again sends nothing.
    ['/lab/second/', '?a=b', '#end', 'Second'],
    ['/lab/', '', '', 'First'],
  ] as const) {
    const location = {pathname, search, hash};
    const isSame =
      JSON.stringify(location) === JSON.stringify(previousLocation);
    onRouteDidUpdate?.({previousLocation, location} as Update);
    // The title comes after the route.
    document.title = title;
    if (!isSame) {
      expected.push(viewOf(pathname + search + hash, title));
    }
    await vi.waitFor(() => expect(events()).toEqual(expected));
    previousLocation = location;
  }
  expect(loaded()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
  ]);
});

it('a page is counted once, whether the entry or the app sees it first', async () => {
  const {early, app} = await load();
  document.title = 'First';
  early.start?.();
  const view = viewOf(window.location.pathname, 'First');
  expect(events()).toEqual([view]);
  const {location} = window;
  app.onRouteDidUpdate?.({previousLocation: null, location} as never);
  // The next view comes after what the app might have sent.
  const next = {pathname: '/next/', search: '', hash: ''};
  app.onRouteDidUpdate?.({previousLocation: location, location: next} as never);
  await vi.waitFor(() =>
    expect(events()).toEqual([view, viewOf('/next/', 'First')]),
  );
});

it('Do Not Track keeps everything off the wire', async () => {
  Object.defineProperty(navigator, 'doNotTrack', {
    value: '1',
    configurable: true,
  });
  const {early} = await load();
  early.start?.();
  expect([events(), loaded()]).toEqual([[], []]);
});
