import {expect, it} from 'vitest';
import {cases} from './cases';
import {redirects} from './redirects';

it('every redirect has a case in server/cases.ts', () => {
  const tried = new Set(cases.map(({path}) => path));
  expect(
    redirects.map(({from}) => from).filter((path) => !tried.has(path)),
  ).toEqual([]);
});
