// @vitest-environment jsdom
import {Combobox, ComboboxProvider} from '@ariakit/react/combobox';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, it, vi} from 'vitest';
import Results from './Results';

vi.mock('../components/HitText', () => ({default: () => null}));
vi.mock('./LinkCell', () => ({
  default: ({children}: {children: ReactNode}) => children,
}));
vi.mock('../useSearchPageUrl', () => ({useSearchPageUrl: () => () => '/all/'}));

it.each([
  ['no link where all are shown', 2, 2, null],
  ['a link where the engine has more', 2, 3, 'See all 3 results'],
  ['a link where a page has more than fit', 5, 5, 'See all 5 results'],
])('%s', (_, count, total, link) => {
  const hits = Array.from({length: count}, (__, index) => ({
    url: `/page/#${index}`,
    title: 'Page',
    heading: [],
    trail: [],
    snippet: [],
  }));
  render(
    <ComboboxProvider>
      <Combobox />
      <Results
        response={{query: 'a', total, hits, suggestions: [], elsewhere: []}}
        version="1"
        favourites={{entries: [], add: vi.fn(), remove: vi.fn()}}
        onFollow={vi.fn()}
      />
    </ComboboxProvider>,
  );
  expect(screen.queryByText(/^See /)?.textContent ?? null).toBe(link);
});
