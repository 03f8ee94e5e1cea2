// @vitest-environment jsdom
import {renderToStaticMarkup} from 'react-dom/server';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import ApiMembers from '.';

const {page} = vi.hoisted(() => ({
  page: {isHydrated: true, action: 'PUSH', location: {hash: ''}},
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => page.isHydrated}));
vi.mock('@docusaurus/router', () => ({useHistory: () => page}));

const names = ['abs', 'add', 'argmax'];

beforeEach(() => {
  Object.assign(page, {isHydrated: true, action: 'PUSH', location: {hash: ''}});
});

function show(count: number): void {
  render(
    <>
      <ul className="table-of-contents">
        <li data-testid="contents-group">
          <a href="#methods">Methods</a>
          <ul>
            <li data-testid="contents-add">
              <a href="#add">add</a>
            </li>
          </ul>
        </li>
      </ul>
      <ApiMembers count={count}>
        <table data-search="off">
          <tbody>
            <tr data-testid="overview-add">
              <td>
                <a href="#add">add(other)</a>
              </td>
            </tr>
          </tbody>
        </table>
        <h2 id="methods" data-testid="group">
          Methods
        </h2>
        {names.map((name) => (
          <p key={name} data-member={name}>
            <span id={name}>{name}</span>
          </p>
        ))}
      </ApiMembers>
    </>,
  );
}

function filterBy(text: string): void {
  fireEvent.change(screen.getByRole('searchbox', {name: 'Filter'}), {
    target: {value: text},
  });
}

function isShown(id: string): boolean {
  return screen.getByTestId(id).closest('[hidden]') === null;
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
    ['nothing', [], 'None of 12 names contains that'],
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

  it('filters the overview and the contents too, and hides empty headings', () => {
    const parts = ['overview-add', 'contents-add', 'contents-group', 'group'];
    show(12);
    filterBy('add');
    expect(parts.map(isShown)).toEqual([true, true, true, true]);
    filterBy('abs');
    expect(parts.map(isShown)).toEqual([false, false, true, true]);
    filterBy('nothing');
    expect(parts.map(isShown)).toEqual([false, false, false, false]);
    filterBy('');
    expect(parts.map(isShown)).toEqual([true, true, true, true]);
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
