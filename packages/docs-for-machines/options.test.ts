import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from './options';

function check(options: object) {
  return validateOptions({validate: normalizePluginOptions, options});
}

const full = {
  description: 'Builds bridges.',
  versionNotes: {current: 'Unreleased.'},
  sidebarTitles: {api: 'Reference'},
  exclude: ['/search/'],
};

it.each([
  [{}, {versionNotes: {}, sidebarTitles: {}, exclude: []}],
  [full, full],
])('accepts %j', (options, expected) => {
  expect(check(options)).toEqual({id: 'default', ...expected});
});

it.each([
  [{descriptions: ''}, 'not allowed'],
  [{description: ''}, 'not allowed to be empty'],
  [{versionNotes: {current: 1}}, 'must be a string'],
  [{sidebarTitles: 'API'}, 'must be of type object'],
  [{exclude: '/search/'}, 'must be an array'],
])('refuses %j', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
