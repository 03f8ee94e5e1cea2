import {expect, it} from 'vitest';
import {cases} from './cases';
import {redirects} from '../../config/serving/redirects';

it('every redirect has a case in tests/serving/cases.ts', () => {
  const tried = new Set(cases.map(({path}) => path));
  expect(
    redirects.map(({from}) => from).filter((path) => !tried.has(path)),
  ).toEqual([]);
});
