// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import ApiMembers from '.';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

afterEach(cleanup);

const names = ['abs', 'add', 'argmax'];

function show(count: number): void {
  render(
    <ApiMembers count={count}>
      {names.map((name) => (
        <p key={name} data-member={name}>
          {name}
        </p>
      ))}
    </ApiMembers>,
  );
}

describe('ApiMembers', () => {
  it('has no filter for a short list', () => {
    show(3);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['', ['abs', 'add', 'argmax'], '3 of 12'],
    ['A', ['abs', 'add', 'argmax'], '3 of 12'],
    [' dd ', ['add'], '1 of 12'],
    ['nothing', [], '0 of 12'],
  ])('filters by "%s"', (text, shown, status) => {
    show(12);
    fireEvent.change(screen.getByRole('searchbox', {name: 'Filter'}), {
      target: {value: 'x'},
    });
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: text}});
    const visible = names.filter((name) => !screen.getByText(name).hidden);
    expect(visible).toEqual(shown);
    expect(screen.getByRole('status').textContent).toBe(status);
  });
});
