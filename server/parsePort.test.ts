import {expect, it} from 'vitest';
import {parsePort} from './parsePort';

it.each([
  ['0', 0],
  ['3000', 3000],
  ['65535', 65535],
])('parses %s', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

it.each(['', ' ', '-1', '3000.5', '65536', '0x50', 'http'])(
  'refuses "%s"',
  (text) => {
    expect(() => parsePort(text)).toThrow(`PORT: "${text}" is not a port`);
  },
);
