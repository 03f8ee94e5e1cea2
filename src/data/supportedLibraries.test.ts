import {expect, it} from 'vitest';
import {extraLibraries, sharedLibraries} from './supportedLibraries';

const libraries = [...sharedLibraries, ...extraLibraries];

it('lists twenty shared libraries in order, and one of the app alone', () => {
  const names = sharedLibraries.map(({packageName}) => packageName);
  expect(names).toHaveLength(20);
  expect(names).toEqual([...names].sort());
  expect(extraLibraries).toHaveLength(1);
  expect(new Set(libraries.map(({packageName}) => packageName)).size).toBe(21);
});

it.each(libraries)('$packageName has a whole version', (library) => {
  expect(library.packageName).toMatch(/^(@[a-z-]+\/)?[a-z-]+$/);
  expect(library.version).toMatch(/^\d+\.\d+\.\d+$/);
});
