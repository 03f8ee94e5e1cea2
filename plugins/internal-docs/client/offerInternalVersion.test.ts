// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {offerInternalVersion} from './offerInternalVersion';

const options = {
  id: 'default',
  hosts: ['docs.internal.example'],
  pingUrl: 'https://ping.internal.example/',
  checkUrl: 'https://internal.example/check',
  parentOrigins: [],
  redirectOrigins: ['https://internal.example' as const],
};
const redirectTo = 'https://internal.example/docs/';

const fetchMock = vi.fn<typeof fetch>();
const replace = vi.fn<(target: URL) => void>();
const assign = vi.fn<(target: URL) => void>();

/** The ping answers, and the check offers this. */
function offer(fields: object): void {
  fetchMock.mockResolvedValueOnce(new Response());
  fetchMock.mockResolvedValueOnce(Response.json({redirectTo, ...fields}));
}

const banner = () => document.querySelector('.internal-docs-banner');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('window', {
    location: {pathname: '/faq/', href: 'https://a.example/', replace, assign},
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
  localStorage.clear();
  banner()?.remove();
});

it('asks by ping without cookies, then by check with the reader’s [S7.9]', async () => {
  offer({});
  await offerInternalVersion(options);
  expect(
    fetchMock.mock.calls.map(([url, init]) => [
      new Request(url).url,
      init?.credentials,
    ]),
  ).toEqual([
    [options.pingUrl, 'omit'],
    [`${options.checkUrl}?path=%2Ffaq%2F`, 'include'],
  ]);
});

it('asks nothing more when the ping takes 2000 ms [S7.8] [S9.5]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetchMock.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await offerInternalVersion(options);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2000);
  expect(fetchMock.mock.calls.map(([, init]) => init?.signal)).toEqual(
    timeout.mock.results.map(({value}) => value as AbortSignal),
  );
  expect(banner()).toBeNull();
});

it('shows the offer as text and a link', async () => {
  offer({showBanner: true, template: 'Colleagues read <b>{link}</b>.'});
  await offerInternalVersion(options);
  expect(banner()?.textContent).toBe(
    'Colleagues read <b>internal.example</b>.',
  );
  expect(banner()?.querySelector('a')?.href).toBe(redirectTo);
});

it('takes readers there who asked for it, from then on [S9.10]', async () => {
  offer({showBanner: true, autoRedirectEnabled: true});
  await offerInternalVersion(options);
  expect(replace).not.toHaveBeenCalled();
  banner()?.querySelector('button')?.click();
  expect(assign.mock.lastCall?.join()).toBe(redirectTo);
  expect(localStorage.getItem('__internaldocs_auto_redirect')).toBe('true');
  banner()?.remove();

  offer({showBanner: true, autoRedirectEnabled: true});
  await offerInternalVersion(options);
  expect(replace.mock.lastCall?.join()).toBe(redirectTo);
  expect(banner()).toBeNull();
});
