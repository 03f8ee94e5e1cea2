// @vitest-environment jsdom
import {act, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import StoredMark from './StoredMark';
import {storedChange} from './useStoredVersions';

const read = vi.hoisted(() => vi.fn());
vi.mock('../storedVersions', () => ({
  offlinePage: '/offline/',
  readStored: read,
}));

afterEach(() => {
  vi.restoreAllMocks();
});

it('marks a page while this browser stores it', async () => {
  read.mockResolvedValue({versions: ['1.0']});
  render(<StoredMark />);
  const mark = await screen.findByRole('link', {name: 'Saved copy'});
  expect(mark.getAttribute('href')).toBe('/offline/');
  read.mockResolvedValue(undefined);
  await act(async () => {
    dispatchEvent(new Event(storedChange));
    await Promise.resolve();
  });
  expect(screen.queryByRole('link')).toBeNull();
});
