// @vitest-environment jsdom
import {afterEach, expect, it} from 'vitest';
import {askBeforeSlash, isSearchShortcut} from './isSearchShortcut';

afterEach(() => {
  document.body.replaceChildren();
  askBeforeSlash(() => true);
});

/** Presses a key and says whether it opens search. */
function opens(
  key: string,
  init: KeyboardEventInit = {},
  target: Element = document.body,
): boolean | undefined {
  let isShortcut: boolean | undefined;
  const listen = (event: KeyboardEvent) => {
    isShortcut = isSearchShortcut(event);
  };
  addEventListener('keydown', listen);
  target.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, composed: true, ...init}),
  );
  removeEventListener('keydown', listen);
  return isShortcut;
}

it.each([
  ['/', {}, true],
  ['k', {ctrlKey: true}, true],
  ['K', {metaKey: true}, true],
  ['k', {}, false],
  ['k', {ctrlKey: true, shiftKey: true}, false],
  ['k', {ctrlKey: true, altKey: true}, false],
  ['/', {ctrlKey: true}, false],
  ['/', {isComposing: true}, false],
])('%s with %j: %s', (key, init, expected) => {
  expect(opens(key, init)).toBe(expected);
});

it.each(['input', 'select', 'textarea'])(
  'a slash typed into a field (%s) is a slash, in a shadow root too [S4.22]',
  (name) => {
    const field = document.createElement(name);
    const host = document.createElement('div');
    document.body.append(field, host);
    expect(opens('/', {}, field)).toBe(false);
    host.attachShadow({mode: 'open'}).append(field);
    expect(opens('/', {}, field)).toBe(false);
    expect(opens('k', {ctrlKey: true}, field)).toBe(true);
  },
);

it('asks the site before a slash, and never before Ctrl+K', () => {
  askBeforeSlash(() => false);
  expect(opens('/')).toBe(false);
  expect(opens('k', {ctrlKey: true})).toBe(true);
});
