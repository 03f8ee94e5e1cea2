// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import type {PluginOptions} from '../options';
import type {Bridge} from './createBridge';

const options: PluginOptions = {
  id: 'default',
  hosts: [],
  pingUrl: 'https://ping.internal.example/',
  checkUrl: 'https://internal.example/check',
  parentOrigins: [],
  redirectOrigins: [],
};
const findParent = vi.hoisted(() => vi.fn<() => string | undefined>());

vi.mock('@generated/globalData', () => ({
  default: {'internal-docs': {default: options}},
}));
vi.mock('./findParentOrigin', () => ({findParentOrigin: findParent}));

/** Starts the plugin in the page. */
async function start(): Promise<ClientModule> {
  vi.resetModules();
  return (await import('.')).default;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  options.hosts = [];
});

it('asks nothing on a host that is not internal [S6.2]', async () => {
  const fetchMock = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchMock);
  options.hosts = ['docs.internal.example'];
  findParent.mockReturnValue(undefined);
  await start();
  expect(fetchMock).not.toHaveBeenCalled();
  const {staticDocs} = window as Window & {staticDocs?: Bridge};
  await expect(staticDocs?.gks('anything')).rejects.toThrow(
    'Not running on static docs',
  );
});

it('asks on an internal host', async () => {
  const fetchMock = vi.fn<typeof fetch>().mockRejectedValue(new Error('off'));
  vi.stubGlobal('fetch', fetchMock);
  options.hosts = [window.location.host];
  findParent.mockReturnValue(undefined);
  await start();
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([options.pingUrl]);
});

it('tells the parent of each page [S7.11]', async () => {
  const origin = 'https://internal.example';
  findParent.mockReturnValue(origin);
  const tell = vi
    .spyOn(window.parent, 'postMessage')
    .mockImplementation(() => undefined);
  const {onRouteDidUpdate} = await start();
  const location = {pathname: '/second/', search: '', hash: ''};
  onRouteDidUpdate?.({
    previousLocation: null,
    location,
  } as Parameters<NonNullable<typeof onRouteDidUpdate>>[0]);
  // The title comes after the route.
  document.title = 'Second | PlayTorch';
  await vi.waitFor(() =>
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      {
        type: 'page-update',
        title: 'Second | PlayTorch',
        location: window.location.href,
        version: 2,
      },
      origin,
    ),
  );
});
