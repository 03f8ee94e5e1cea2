// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {expect, it} from 'vitest';
import type {SearchProvider, SearchResponse} from './SearchProvider';
import {useSearch} from './useSearch';

type Call = {
  query: string;
  signal: AbortSignal;
  resolve: (total: number) => void;
};

function fakeProvider(): {provider: SearchProvider; calls: Call[]} {
  const calls: Call[] = [];
  const provider: SearchProvider = {
    prepare: () => undefined,
    search: ({query}, signal) =>
      new Promise<SearchResponse>((resolve) => {
        calls.push({
          query,
          signal,
          resolve: (total) =>
            resolve({query, total, hits: [], suggestions: [], elsewhere: []}),
        });
      }),
  };
  return {provider, calls};
}

function render() {
  const {provider, calls} = fakeProvider();
  const hook = renderHook(
    ({query}: {query: string}) =>
      useSearch(provider, {query, version: '1', limit: 5}),
    {initialProps: {query: ''}},
  );
  return {...hook, calls};
}

it('does not search for white space', () => {
  const {result, rerender, calls} = render();
  rerender({query: '   '});
  expect(result.current.status).toBe('idle');
  expect(calls).toEqual([]);
});

it('ignores the response to an earlier query', async () => {
  const {result, rerender, calls} = render();
  rerender({query: 'a'});
  rerender({query: 'ab'});
  expect(calls.map(({signal}) => signal.aborted)).toEqual([true, false]);
  act(() => calls[1]?.resolve(2));
  await waitFor(() => expect(result.current.status).toBe('done'));
  act(() => calls[0]?.resolve(1));
  await Promise.resolve();
  expect(result.current.response).toMatchObject({query: 'ab', total: 2});
});

it('keeps a response until the next one arrives', async () => {
  const {result, rerender, calls} = render();
  rerender({query: 'a'});
  act(() => calls[0]?.resolve(1));
  await waitFor(() => expect(result.current.status).toBe('done'));
  rerender({query: 'ab'});
  expect(result.current).toMatchObject({
    status: 'loading',
    response: {query: 'a'},
  });
});
