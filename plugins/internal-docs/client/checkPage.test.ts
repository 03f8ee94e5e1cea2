import {expect, it} from 'vitest';
import {parseOffer} from './checkPage';

const origins = ['https://internal.example'];
const redirectTo = 'https://internal.example/docs/faq/';

it('reads all four fields', () => {
  expect(
    parseOffer(
      {
        redirectTo,
        showBanner: true,
        template: 'Read it {link}.',
        autoRedirectEnabled: true,
      },
      origins,
    ),
  ).toEqual({
    redirectTo: new URL(redirectTo),
    showBanner: true,
    template: 'Read it {link}.',
    autoRedirectEnabled: true,
  });
});

it.each([
  [{redirectTo}],
  [{redirectTo, showBanner: 'yes', template: 7, autoRedirectEnabled: 1}],
  [{redirectTo, template: 'x'.repeat(301)}],
])('falls back to defaults for anything not asked for: %#', (answer) => {
  expect(parseOffer(answer, origins)).toEqual({
    redirectTo: new URL(redirectTo),
    showBanner: false,
    template: 'There is an internal version of this page: {link}.',
    autoRedirectEnabled: false,
  });
});

it.each([
  [null],
  ['redirect'],
  [{}],
  [{redirectTo: '/relative/'}],
  [{redirectTo: 'javascript:alert(1)'}],
  [{redirectTo: 'https://evil.example/'}],
  [{redirectTo: 'https://internal.example.evil.example/'}],
  [{redirectTo: 'https://internal.example@evil.example/'}],
  [{redirectTo: 'http://internal.example/'}],
])('drops %j', (answer) => {
  expect(parseOffer(answer, origins)).toBeUndefined();
});
