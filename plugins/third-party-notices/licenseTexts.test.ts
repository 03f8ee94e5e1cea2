import {expect, it} from 'vitest';
import {licenseTexts} from './licenseTexts';

it('gives each text once, by id', () => {
  const licenses = licenseTexts(['MIT', 'IJG', 'MIT']);
  expect(licenses.map(({id}) => id)).toEqual(['IJG', 'MIT']);
  expect(licenses[1]).toMatchObject({name: 'MIT License'});
  expect(licenses[1]?.text).toContain('Permission is hereby granted');
});

it('refuses an id that SPDX does not know', () => {
  expect(() => licenseTexts(['MITT'])).toThrow(
    '"MITT" is not on the SPDX list',
  );
});
