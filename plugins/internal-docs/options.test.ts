import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {parseOptions, validateOptions, type Options} from './options';

const options: Options = {
  hosts: ['docs.internal.example', 'localhost:3212'],
  pingUrl: 'https://internal.example/ping',
  checkUrl: 'http://127.0.0.1:3213/check',
  parentOrigins: ['https://internal.example'],
  redirectOrigins: [],
};

it('accepts a full set', () => {
  expect(parseOptions(JSON.stringify(options), 'options.json')).toEqual(
    options,
  );
  expect(validateOptions({validate: normalizePluginOptions, options})).toEqual({
    id: 'default',
    ...options,
  });
});

it.each([
  [null, 'must be of type object'],
  [{}, '"hosts" is required'],
  [{...options, hosts: undefined}, '"hosts" is required'],
  [{...options, checkUrl: undefined}, '"checkUrl" is required'],
  [{...options, parentOrigins: undefined}, '"parentOrigins" is required'],
  [{...options, hosts: []}, 'at least 1'],
  [{...options, hosts: ['https://a.example']}, 'host pattern'],
  [{...options, pingUrl: 'http://internal.example/ping'}, 'https pattern'],
  [{...options, pingUrl: 'javascript:alert(1)'}, 'valid uri'],
  [{...options, checkUrl: '/check'}, 'valid uri'],
  [{...options, parentOrigins: ['https://a.example/x']}, 'must be an origin'],
  [{...options, parentOrigins: ['*']}, 'valid uri'],
  [{...options, redirectOrigins: 'https://a.example'}, 'must be an array'],
  [{...options, hostz: []}, 'not allowed'],
])('rejects %j', (wrong, message) => {
  expect(() => parseOptions(JSON.stringify(wrong), 'options.json')).toThrow(
    message,
  );
});

it('names a file that is not JSON', () => {
  expect(() => parseOptions('{', 'options.json')).toThrow(
    'options.json: not valid JSON.',
  );
});
