import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {securityTxt, validateOptions} from '.';
import type {Options} from './options';

const options: Options = {
  contact: 'mailto:security@example.org',
  expires: '2999-01-31',
};

function validate(given: Partial<Options>) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: given as Options,
  });
}

it.each([
  options,
  {...options, contact: 'https://example.org/report'},
  {...options, contact: 'tel:+1-201-555-0123'},
  {...options, expires: '2999-07-01T00:00:00Z'},
])('accepts %j', (given) => {
  expect(validate(given)).toEqual({id: 'default', ...given});
});

it.each([
  [{}, 'SECURITY_CONTACT: is not set'],
  [{expires: options.expires}, 'SECURITY_CONTACT: is not set'],
  [{contact: options.contact}, 'SECURITY_EXPIRES: is not set'],
  [{...options, contact: 'security@example.org'}, 'SECURITY_CONTACT: must'],
  [{...options, contact: 'http://example.org'}, 'SECURITY_CONTACT: must'],
  [{...options, contact: 'mailto:a\nPolicy: b'}, 'SECURITY_CONTACT: must'],
  [{...options, expires: '2026-06-29'}, 'SECURITY_EXPIRES: must be a date in'],
  [{...options, expires: 'next year'}, 'SECURITY_EXPIRES: must be a date in'],
  [{...options, expirez: ''}, 'not allowed'],
])('rejects %j', (given, message) => {
  expect(() => validate(given)).toThrow(message);
});

it('writes the fields of RFC 9116', () => {
  expect(securityTxt('https://docs.example', options)).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2999-01-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://docs.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
