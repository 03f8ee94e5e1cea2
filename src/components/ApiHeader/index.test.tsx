// @vitest-environment jsdom
import type {ComponentProps} from 'react';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import ApiHeader from '.';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {props.children}
    </a>
  ),
}));

afterEach(cleanup);

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
    expect(screen.getByText(/since/).textContent).toBe('since 0.2.0');
    expect(screen.getByText("import type {Tensor} from 'p';")).toBeDefined();
    expect(screen.queryByText(/doesn’t export/)).toBeNull();
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
});
