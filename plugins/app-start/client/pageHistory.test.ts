// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {createPageHistory} from './pageHistory';

const {dispatch, endUpdate} = vi.hoisted(() => ({
  dispatch: vi.fn(),
  endUpdate: vi.fn(),
}));

vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: dispatch,
}));

/** Pages that have been asked for and have not come, by their paths. */
const awaited = new Map<string, () => void>();

async function arrive(pathname: string): Promise<void> {
  awaited.get(pathname)?.();
  await vi.dynamicImportSettled();
}

/** A history at `/here/`, and the paths that a listener has heard of. */
function begin() {
  window.history.replaceState(null, '', '/here/');
  const history = createPageHistory(
    (pathname) =>
      new Promise<void>((resolve) => {
        awaited.set(pathname, resolve);
      }),
  );
  const heard: string[] = [];
  const stop = history.listen(({pathname}) => heard.push(pathname));
  return {history, heard, stop};
}

beforeEach(() => {
  awaited.clear();
  dispatch.mockReset().mockReturnValue(endUpdate);
  endUpdate.mockReset();
});

it('tells of an address when its page has come', async () => {
  const {history, heard} = begin();
  history.push('/there/');
  expect(history.location.pathname).toBe('/there/');
  expect(window.location.pathname).toBe('/there/');
  expect(heard).toEqual([]);
  await arrive('/there/');
  expect(heard).toEqual(['/there/']);
});

it('tells the plugins when a page is asked for, and when it has come', async () => {
  const {history} = begin();
  history.push('/there/');
  expect(dispatch.mock.calls).toMatchObject([
    [
      'onRouteUpdate',
      {
        previousLocation: {pathname: '/here/'},
        location: {pathname: '/there/'},
      },
    ],
  ]);
  expect(endUpdate).not.toHaveBeenCalled();
  await arrive('/there/');
  expect(endUpdate).toHaveBeenCalledOnce();
});

it('passes over a page that the reader no longer waits for', async () => {
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

it('tells nobody who has stopped listening', async () => {
  const {history, heard, stop} = begin();
  stop();
  history.push('/there/');
  await arrive('/there/');
  expect(heard).toEqual([]);
});
