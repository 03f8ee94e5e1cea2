import path from 'node:path';
import {expect, it} from 'vitest';
import {publishedSnacks} from './publishedSnacks';

const fixtures = path.join(import.meta.dirname, '__fixtures__');

it('serves each Snack as one file and its code file by file', () => {
  const published = publishedSnacks(fixtures);
  expect(Object.keys(published)).toEqual([
    '/samples/0.9/greeter/snack.json',
    '/samples/0.9/greeter/App.tsx.txt',
    '/samples/0.9/greeter/lib/words.ts.txt',
  ]);
  expect(
    JSON.parse(published['/samples/0.9/greeter/snack.json'] ?? ''),
  ).toMatchObject({
    name: 'greeter',
    dependencies: {'react-native-pytorch-core': '0.2.3'},
    files: {'lib/words.ts': "export const word = 'Hello';\n"},
  });
});
