// @vitest-environment jsdom
import type {ComponentProps} from 'react';
import {render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import ApiHeader from '.';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {props.children}
    </a>
  ),
}));

vi.mock('@site/src/components/PageContents', () => ({default: () => null}));

const location = vi.hoisted(() => ({hash: '', key: ''}));

vi.mock('@docusaurus/router', () => ({useLocation: () => location}));

afterEach(() => {
  location.hash = '';
});

const versions = [
  {label: '0.1', href: '/docs/0.1/x/', isHere: false, isCurrent: false},
  {label: '0.2.3', href: '/docs/x/', isHere: true, isCurrent: true},
  {label: 'next', isHere: false, isCurrent: false},
];

describe('ApiHeader', () => {
  it('shows kind, first version and import statement', () => {
    render(
      <ApiHeader
        kind="interface"
        name="Tensor"
        versions={versions}
        since="0.2.0"
        statement="import type {Tensor} from 'p';"
      />,
    );
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Tensor');
    expect(screen.getByText('interface')).toBeDefined();
    expect(screen.getByText(/since/).textContent).toBe(
      'Available since 0.2.0, in',
    );
    expect(screen.getByText("import type {Tensor} from 'p';")).toBeDefined();
    expect(screen.queryByText(/doesn’t export/)).toBeNull();
  });

  it('says once that a symbol is new', () => {
    render(
      <ApiHeader
        kind="interface"
        name="Tensor"
        versions={versions}
        since="0.2.3"
        isNew
      />,
    );
    expect(screen.getByText('new in 0.2.3')).toBeDefined();
    expect(screen.getByText(/^Available/).textContent).toBe('Available in');
  });

  it('links each version and marks the current one', () => {
    render(<ApiHeader kind="interface" name="Tensor" versions={versions} />);
    expect(
      screen
        .getByRole('link', {name: '0.1: not available'})
        .getAttribute('href'),
    ).toBe('/docs/0.1/x/');
    expect(
      screen
        .getByRole('link', {name: '0.2.3: available, this page'})
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(screen.queryByRole('link', {name: /next/})).toBeNull();
    expect(screen.getByText('next')).toBeDefined();
  });

  it.each([
    [
      {example: 'torch.jit._loadForMobile(…)'},
      'Use it as torch.jit._loadForMobile(…). The entry point of the package doesn’t export the name JIT.',
    ],
    [
      {example: 'a.b(…)', typeStatement: "import type {JIT} from 'p';"},
      "Use it as a.b(…). For type annotations: import type {JIT} from 'p';",
    ],
    [
      {isHidden: true},
      'The entry point of the package doesn’t export JIT, so an app can’t import it by name.',
    ],
  ])('explains %o', (props, words) => {
    render(
      <ApiHeader kind="interface" name="JIT" versions={versions} {...props} />,
    );
    const note = screen.getByText((_, element) => element?.tagName === 'P');
    expect(note.textContent).toBe(words);
  });

  it.each([
    ['#matmul', 'matmul came with 0.2.3. Read about it in 0.2.3'],
    ['#execute', 'execute was removed in 0.2.2. Read about it in 0.2.1'],
    ['#nonsense', 'This page has nothing called nonsense.'],
  ])('says where %s is if this version lacks it', async (hash, words) => {
    location.hash = hash;
    Element.prototype.scrollIntoView = vi.fn();
    render(
      <ApiHeader
        kind="interface"
        name="Tensor"
        versions={versions}
        elsewhere={{
          matmul: {name: 'matmul', label: '0.2.3', href: '/docs/x/#matmul'},
          execute: {
            name: 'execute',
            label: '0.2.1',
            href: '/docs/0.2.1/x/#execute',
            removedIn: '0.2.2',
          },
        }}
      />,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(words);
  });

  it('marks the member that the address names, and says nothing', async () => {
    location.hash = '#abs';
    render(
      <>
        <ApiHeader kind="interface" name="Tensor" versions={versions} />
        <div data-member="abs" data-testid="card">
          <h3 id="abs">abs()</h3>
        </div>
      </>,
    );
    await vi.waitFor(() => {
      expect(screen.getByTestId('card').dataset.marked).toBe('');
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
