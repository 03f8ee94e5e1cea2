import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {fastOptions} from './fast';

it.each([...fastOptions.early, ...Object.values(fastOptions.sheetsOnPress)])(
  '%s is there',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);
