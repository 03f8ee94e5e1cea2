import {expect, it} from 'vitest';
import {parseNotices} from './notice';

it('reads a list', () => {
  const notices = [{name: 'a', license: 'MIT'}];
  expect(parseNotices(JSON.stringify(notices), 'x.json')).toEqual(notices);
});

it.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['an empty list', '[]'],
  ['no licence', '[{"name": "a"}]'],
  ['no name', '[{"license": "MIT"}]'],
  ['an unknown field', '[{"name": "a", "license": "MIT", "licence": "MIT"}]'],
])('refuses %s', (_what, json) => {
  expect(() => parseNotices(json, 'x.json')).toThrow(
    'x.json: not a list of notices',
  );
});
