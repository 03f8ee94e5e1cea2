import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options} from './options';

function validated(options: unknown) {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

it('takes a measurement id', () => {
  expect(validated({trackingId: 'G-ABC123'})).toEqual({
    id: 'default',
    trackingId: 'G-ABC123',
  });
});

it.each([
  [undefined, '"trackingId" is required'],
  [{}, '"trackingId" is required'],
  [{trackingId: ''}, 'not allowed to be empty'],
  [{trackingId: 'abc'}, 'measurement id pattern'],
  [{trackingId: 'G-1&callback=x'}, 'measurement id pattern'],
  [{trackingId: ['G-ABC123']}, 'must be a string'],
  [{trackingId: 'G-ABC123', anonymizeIP: true}, 'not allowed'],
])('rejects %j', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});
