// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';

vi.mock('@generated/globalData', () => ({
  default: {analytics: {default: {trackingId: 'G-TEST12345'}}},
}));

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
type AnalyticsWindow = Window & {dataLayer?: ArrayLike<unknown>[]};

const page = window as AnalyticsWindow;
const loaded = () =>
  [...document.head.querySelectorAll('script')].map(({src}) => src);

/** Starts the plugin in the page. */
async function start(): Promise<ClientModule> {
  vi.resetModules();
  return (await import('.')).default;
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

afterEach(() => {
  Reflect.deleteProperty(page, 'dataLayer');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  document.head.replaceChildren();
});

it('each change of path, query or anchor sends one page view with the new title [S4.26] [S7.5] [S1.4]', async () => {
  const {onRouteDidUpdate} = await start();
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

it('Do Not Track keeps everything off the wire', async () => {
  Object.defineProperty(navigator, 'doNotTrack', {
    value: '1',
    configurable: true,
  });
  expect(await start()).toEqual({});
  expect([events(), loaded()]).toEqual([[], []]);
});
