// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {createNavigationHistory} from './navigationHistory';

const {dispatch, endUpdate} = vi.hoisted(() => ({
  dispatch: vi.fn(),
  endUpdate: vi.fn(),
}));

vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: dispatch,
}));

/** Pages that are still loading, by path. */
const awaited = new Map<
  string,
  {know: () => void; arrive: () => void; fail: (error: Error) => void}
>();

async function arrive(pathname: string): Promise<void> {
  awaited.get(pathname)?.arrive();
  await vi.dynamicImportSettled();
}

async function fail(pathname: string): Promise<void> {
  awaited.get(pathname)?.fail(new Error(`no ${pathname}`));
  await vi.dynamicImportSettled();
}

/** A history at `/here/`, and the paths that a listener was notified of. */
function begin() {
  window.history.replaceState(null, '', '/here/');
  const history = createNavigationHistory(
    (pathname, {onRoutes}) =>
      new Promise<void>((resolve, reject) => {
        awaited.set(pathname, {know: onRoutes, arrive: resolve, fail: reject});
      }),
  );
  const heard: string[] = [];
  history.listen(({pathname}) => heard.push(pathname));
  return {history, heard};
}

beforeEach(() => {
  awaited.clear();
  dispatch.mockReset().mockReturnValue(endUpdate);
  endUpdate.mockReset();
});

it('ignores a page that the reader no longer waits for', async () => {
  const {history, heard} = begin();
  history.push('/slow/');
  history.push('/quick/');
  await arrive('/quick/');
  await arrive('/slow/');
  expect(heard).toEqual(['/quick/']);
  expect(dispatch.mock.lastCall).toMatchObject([
    'onRouteUpdate',
    {
      previousLocation: {pathname: '/here/'},
      location: {pathname: '/quick/'},
    },
  ]);
  expect(endUpdate).toHaveBeenCalledTimes(2);
});

it('ends a navigation as soon as the next one begins', () => {
  const {history} = begin();
  history.push('/slow/');
  expect(endUpdate).not.toHaveBeenCalled();
  history.push('/quick/');
  expect(endUpdate).toHaveBeenCalledOnce();
});

it('does not report a page that fails after the reader went elsewhere', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {history, heard} = begin();
  history.push('/lost/');
  history.push('/quick/');
  await fail('/lost/');
  expect(warn).not.toHaveBeenCalled();
  await arrive('/quick/');
  expect(heard).toEqual(['/quick/']);
  warn.mockRestore();
});

it.each(['before', 'after'])(
  'shows that a page takes long when its routes arrive %s that',
  (order) => {
    vi.useFakeTimers();
    const {history, heard} = begin();
    const steps = [
      () => awaited.get('/slow/')?.know(),
      () => vi.advanceTimersByTime(1500),
    ];
    history.push('/slow/');
    for (const step of order === 'before' ? steps : steps.reverse()) {
      expect(heard).toEqual([]);
      step();
    }
    expect(heard).toEqual(['/slow/']);
    vi.useRealTimers();
  },
);
