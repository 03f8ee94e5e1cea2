import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sheetsOnPress} from './splitChunks';

it.each(Object.entries(sheetsOnPress))(
  'the sheet "%s" is there: %s',
  (_, file) => {
    expect(existsSync(file)).toBe(true);
  },
);
