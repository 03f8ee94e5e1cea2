// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listen} from '.';
import {isSearchShortcut} from 'local-search/early';
import {moveToMember} from './moveToMember';
import {showShortcuts} from './showShortcuts';
import {isSingleKey} from './singleKeys';

vi.mock('./showShortcuts', {spy: true});
vi.mock('./moveToMember', {spy: true});

const scrollIntoView = vi.fn();

function press(
  key: string,
  target: HTMLElement = document.body,
  init: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...init,
  });
  target.addEventListener('keydown', listen, {once: true});
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(showShortcuts).mockClear();
  vi.mocked(moveToMember).mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => document.body.replaceChildren());

async function openList(): Promise<HTMLDialogElement> {
  press('?');
  return vi.waitFor(() => {
    const dialog = document.querySelector('dialog');
    if (dialog === null) {
      throw new Error('no dialog yet');
    }
    return dialog;
  });
}

describe('?', () => {
  it('lists the keyboard shortcuts', async () => {
    const dialog = await openList();
    expect(dialog.open).toBe(true);
    expect(
      [...dialog.querySelectorAll('kbd')].map(({textContent}) => textContent),
    ).toEqual([
      'Ctrl K',
      '⌘ K',
      '/',
      'Ctrl Enter',
      '⌘ Enter',
      'j',
      'k',
      '?',
      'Esc',
    ]);
    dialog.querySelector('button')?.click();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('has a switch that turns shortcuts of one key off, and Ctrl+K stays', async () => {
    const dialog = await openList();
    const box = dialog.querySelector('input');
    expect(box?.checked).toBe(true);
    box?.click();
    for (const key of ['/', '?', 'j', 'k']) {
      expect(isSingleKey(press(key), key)).toBe(false);
    }
    expect(isSearchShortcut(press('/'))).toBe(false);
    expect(isSearchShortcut(press('k', undefined, {ctrlKey: true}))).toBe(true);
    box?.click();
    expect(isSearchShortcut(press('/'))).toBe(true);
  });
});

describe('j and k', () => {
  const tops = [-100, 0, 100, 200];

  beforeEach(() => {
    document.body.append(
      ...tops.map((top, index) => {
        const member = document.createElement('div');
        member.dataset.member = `m${index}`;
        member.id = `m${index}`;
        member.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
        return member;
      }),
    );
  });

  it.each([
    ['j', 'm2'],
    ['k', 'm0'],
  ])('%s moves to %s', async (key, id) => {
    press(key);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('skips members that the filter hides', async () => {
    document.getElementById('m2')?.setAttribute('hidden', '');
    press('j');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('m3'));
  });

  it.each([
    ['an input', () => document.createElement('input')],
    ['a text area', () => document.createElement('textarea')],
    ['a select', () => document.createElement('select')],
  ])('do nothing while typing into %s', async (_what, create) => {
    const field = create();
    document.body.append(field);
    press('j', field);
    press('?', field);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(moveToMember).not.toHaveBeenCalled();
    expect(showShortcuts).not.toHaveBeenCalled();
  });

  it('do nothing while typing in a shadow root, as in the code editor', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const field = document.createElement('textarea');
    host.attachShadow({mode: 'open'}).append(field);
    for (const key of ['/', '?', 'j', 'k']) {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        composed: true,
      });
      let isShortcut: boolean | undefined;
      document.addEventListener(
        'keydown',
        () => {
          isShortcut = isSingleKey(event, key);
        },
        {once: true},
      );
      field.dispatchEvent(event);
      expect(isShortcut).toBe(false);
    }
  });

  it('do nothing while a dialog is open, or with a modifier', async () => {
    press('j', undefined, {ctrlKey: true});
    document.body.append(
      Object.assign(document.createElement('div'), {role: 'dialog'}),
    );
    press('j');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(moveToMember).not.toHaveBeenCalled();
  });
});
