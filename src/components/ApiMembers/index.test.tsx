// @vitest-environment jsdom
import {renderToStaticMarkup} from 'react-dom/server';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import ApiMembers from '.';

const {page} = vi.hoisted(() => ({
  page: {isHydrated: true, action: 'PUSH', location: {hash: ''}},
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => page.isHydrated}));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => page,
  useLocation: () => page.location,
}));

const names = ['abs', 'add', 'argmax'];

beforeEach(() => {
  Object.assign(page, {isHydrated: true, action: 'PUSH', location: {hash: ''}});
});

function show(count: number): void {
  render(
    <ApiMembers count={count}>
      {names.map((name) => (
        <p key={name} data-member={name}>
          <span id={name}>{name}</span>
        </p>
      ))}
    </ApiMembers>,
  );
}

function filterBy(text: string): void {
  fireEvent.change(screen.getByRole('searchbox', {name: 'Filter'}), {
    target: {value: text},
  });
}

describe('ApiMembers', () => {
  it('has no filter for a short list', () => {
    show(3);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['A', ['abs', 'add', 'argmax'], '3 of 12'],
    [' dd ', ['add'], '1 of 12'],
  ])('filters by "%s"', (text, shown, status) => {
    show(12);
    filterBy('x');
    filterBy(text);
    const visible = names.filter(
      (name) => document.getElementById(name)?.closest('[hidden]') === null,
    );
    expect(visible).toEqual(shown);
    expect(screen.getByRole('status').textContent).toBe(status);
  });

  it.each([
    ['a hidden member', '#add', '3 of 12', 1],
    ['a member in sight', '#abs', '1 of 12', 0],
  ])('clears the filter for a link to %s', (_what, hash, status, scrolls) => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const list = () => (
      <ApiMembers count={12}>
        {names.map((name) => (
          <p key={name} id={name} data-member={name} />
        ))}
      </ApiMembers>
    );
    const {rerender} = render(list());
    filterBy('abs');
    page.location = {hash};
    rerender(list());
    expect(screen.getByRole('status').textContent).toBe(status);
    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it('leaves nothing hidden in the contents of the next page', () => {
    const contents = document.createElement('ul');
    contents.className = 'table-of-contents';
    contents.innerHTML = '<li><a href="#add">add</a></li>';
    document.body.append(contents);
    const item = contents.querySelector('li');
    show(12);
    filterBy('abs');
    expect(item?.hidden).toBe(true);
    cleanup();
    expect(item?.hidden).toBe(false);
    contents.remove();
  });

  describe('at first', () => {
    const list = (count: number) => (
      <ApiMembers count={count}>
        <p>overview</p>
        <p>member</p>
      </ApiMembers>
    );
    const isComplete = (count = 12) =>
      renderToStaticMarkup(list(count)).includes('member');

    it('shows the overview of a long list that a link leads to, then all', () => {
      expect(renderToStaticMarkup(list(12))).toContain('overview');
      expect(isComplete()).toBe(false);
      render(list(12));
      expect(screen.getByText('member')).toBeTruthy();
    });

    it('shows all of a short list', () => {
      expect(isComplete(11)).toBe(true);
    });

    it.each([
      ['the page hydrates', {isHydrated: false}],
      ['the reader goes back', {action: 'POP'}],
      ['the link leads to a member', {location: {hash: '#add'}}],
    ])('shows all where %s', (_where, change) => {
      Object.assign(page, change);
      expect(isComplete()).toBe(true);
    });
  });
});
