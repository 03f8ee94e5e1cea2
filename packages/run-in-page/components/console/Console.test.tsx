// @vitest-environment jsdom
import {useSyncExternalStore, type ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import Console from './Console';

vi.mock('@docusaurus/Link', () => ({
  default: ({
    to,
    'data-noBrokenLinkCheck': _isUnchecked,
    ...props
  }: ComponentProps<'a'> & {to: string; 'data-noBrokenLinkCheck': boolean}) => (
    <a href={to} {...props}>
      {props.children}
    </a>
  ),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({
  default: function useIsBrowser() {
    return useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    );
  },
}));
vi.mock('./CodeConsole', () => ({default: () => <p>The code</p>}));
vi.mock('./AppConsole', () => ({default: () => <p>The app</p>}));

const props = {
  firstPaths: {code: '/console/', app: '/console/#app=0.2.3/samples/a'},
  versions: [],
  preferred: '0.2.3',
  topics: {},
  firstCode: '',
};

it('marks the tab of the app that is opened by its address', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // The server knows no fragment.
  container.innerHTML = renderToString(<Console {...props} hash="" />);
  render(<Console {...props} hash="#app=0.2.3/samples/a" />, {
    container,
    hydrate: true,
  });
  await screen.findByText('The app');
  const tabs = screen.getAllByRole('link');
  expect(
    tabs.map((tab) => [
      tab.textContent,
      tab.getAttribute('aria-current'),
      tab.classList.contains('tabs__item--active'),
    ]),
  ).toEqual([
    ['Code', null, false],
    ['App', 'page', true],
  ]);
});
