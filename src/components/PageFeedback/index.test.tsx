// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import PageFeedback from '.';

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(fetched: () => Promise<unknown>) {
  const request = vi.fn(fetched);
  vi.stubGlobal('fetch', request);
  render(<PageFeedback path="/feedback" page="/docs/a/" />);
  return request;
}

it.each([
  ['Yes', true],
  ['No', false],
])('sends %s to the path of the host, and thanks', async (name, isHelpful) => {
  const request = show(() => Promise.resolve({ok: true}));
  fireEvent.click(screen.getByRole('button', {name}));
  await screen.findByText('Thank you.');
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/feedback',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({page: '/docs/a/', isHelpful}),
    }),
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['the host refuses', () => Promise.resolve({ok: false})],
  ['the network fails', () => Promise.reject(new Error('offline'))],
])('can be tried again if %s', async (_what, fetched) => {
  show(fetched);
  fireEvent.click(screen.getByRole('button', {name: 'Yes'}));
  await screen.findByText('Your answer could not be sent. Try again.');
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
