import {expect, it} from 'vitest';
import {families} from './families';
import {parseOptions} from './options';

it('measures every family five times, Tensor first, and keeps nothing', () => {
  expect(parseOptions([])).toEqual({
    runs: 5,
    families,
    peers: false,
    report: false,
  });
  expect(families[0]?.name).toBe('Tensor');
});

it('takes fewer runs and some families', () => {
  expect(
    parseOptions([
      '--runs',
      '1',
      '--only',
      'FAQ',
      '--only',
      'home',
      '--report',
    ]),
  ).toEqual({
    runs: 1,
    families: [
      {name: 'home', path: '/'},
      {name: 'FAQ', path: '/faq/'},
    ],
    peers: false,
    report: true,
  });
});

it.each([
  [['--runs', '0'], '--runs: "0" is not a number of runs'],
  [['--runs', 'many'], '--runs: "many" is not a number of runs'],
  [['--only', 'search'], '--only: there is no family "search". Use some of'],
  [['--often'], "Unknown option '--often'"],
])('refuses %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
