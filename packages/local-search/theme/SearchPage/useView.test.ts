// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useScrollPosition, useView} from './useView';

const location = vi.hoisted(() => ({key: 'first'}));

vi.mock('@docusaurus/router', () => ({useHistory: () => ({location})}));

vi.mock('../../client/useSearchSettings', () => ({
  useSearchSettings: () => ({storagePrefix: 'docs.'}),
}));

const scrollTo = vi.fn();

function render(searchKey: string) {
  return renderHook(
    ({isShown}: {isShown: boolean}) => {
      const result = useView(searchKey);
      useScrollPosition(result.view, isShown);
      return result;
    },
    {initialProps: {isShown: false}},
  );
}

beforeEach(() => {
  sessionStorage.clear();
  location.key = 'first';
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 640);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function leaveAfterShowMore(): void {
  const {result, rerender, unmount} = render('0.2.3 tensor');
  act(() => result.current.showMore());
  rerender({isShown: true});
  unmount();
}

it.each([
  ['another search', 'first', '0.1 tensor'],
  ['the same search from a link', 'second', '0.2.3 tensor'],
])('%s starts at its top', (_what, key, searchKey) => {
  leaveAfterShowMore();
  location.key = key;
  const {result, rerender} = render(searchKey);
  rerender({isShown: true});
  expect(result.current.view.pages).toBe(1);
  expect(scrollTo).not.toHaveBeenCalled();
});
