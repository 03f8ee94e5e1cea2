// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {searchStore} from './searchStore';

const onRouter = vi.fn();

beforeEach(() => {
  onRouter.mockReset();
  history.pushState({key: 'page'}, '', '/page/');
  addEventListener('popstate', onRouter);
});
afterEach(() => removeEventListener('popstate', onRouter));

function isBack(): void {
  expect(history.state).toEqual({key: 'page'});
}

it('leaves no entry behind when it closes in another way', async () => {
  searchStore.open();
  expect(history.state).not.toEqual({key: 'page'});
  searchStore.close();
  await vi.waitFor(isBack);
  expect(onRouter).not.toHaveBeenCalled();
});

it('stays open if it is opened again before its entry is gone', async () => {
  const push = vi.spyOn(history, 'pushState');
  searchStore.open();
  searchStore.close();
  searchStore.open();
  await vi.waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  expect(searchStore.get().isOpen).toBe(true);
  history.back();
  await vi.waitFor(() => expect(searchStore.get().isOpen).toBe(false));
  isBack();
  push.mockRestore();
});
