import {expect, it} from 'vitest';
import {parseOptions} from './options';

it.each([
  [[], {sizes: [1, 4, 10], report: false}],
  [['--sizes', '4,1,4', '--report'], {sizes: [1, 4], report: true}],
])('parses %j', (args, options) => {
  expect(parseOptions(args)).toEqual(options);
});

it.each(['0', '', '1.5', '1,many'])('rejects the sizes "%s"', (sizes) => {
  expect(() => parseOptions(['--sizes', sizes])).toThrow(
    `--sizes: "${sizes}" is not a list of sizes`,
  );
});
