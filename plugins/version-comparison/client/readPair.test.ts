import {expect, it} from 'vitest';
import {
  docsVersionOf,
  docsVersions,
  latestVersion,
} from '@site/content/site/versions';
import {counterpartOf, readPair} from './readPair';

/** The release before the latest. */
const previous = docsVersions[2]?.label ?? '';

const packageOfNext = docsVersionOf('current').packageVersion;
const labelOfNext =
  docsVersions.find(({label}) => label === packageOfNext)?.label ?? 'next';

it.each([
  ['?from=0.1&to=0.2.3', {from: '0.1', to: '0.2.3', unknown: []}],
  [
    '?from=0.1&to=0.2.3&only=removed',
    {from: '0.1', to: '0.2.3', unknown: [], only: 'removed'},
  ],
  [
    '?from=0.1&to=0.2.3&only=nonsense',
    {from: '0.1', to: '0.2.3', unknown: [], only: undefined},
  ],
  ['?from=next&to=0.1', {from: 'next', to: '0.1', unknown: []}],
  ['', {from: previous, to: latestVersion, unknown: []}],
  ['?with=0.1', {from: '0.1', to: latestVersion, unknown: []}],
  ['?with=next', {from: latestVersion, to: 'next', unknown: []}],
  ['?with=9.9', {from: undefined, to: latestVersion, unknown: ['9.9']}],
  ['?from=0.1', {from: '0.1', to: latestVersion, unknown: []}],
  ['?from=9.9&to=0.1', {from: undefined, to: '0.1', unknown: ['9.9']}],
  ['?from=x&to=x', {from: undefined, to: undefined, unknown: ['x']}],
  // The package of a version. A version that was just cut documents that of "next".
  ['?from=0.1.3', {from: '0.1', to: latestVersion, unknown: []}],
  [
    `?from=0.1&to=${packageOfNext}`,
    {from: '0.1', to: labelOfNext, unknown: []},
  ],
  ['?with=0.1.3', {from: '0.1', to: latestVersion, unknown: []}],
  // A name of Docusaurus's own, which addresses do not have.
  ['?from=current', {from: undefined, to: latestVersion, unknown: ['current']}],
])('reads %j', (search, pair) => {
  expect(readPair(search)).toEqual(pair);
});

it.each([
  ['0.1', '0.1', latestVersion],
  ['0.2.2', '0.2.2', latestVersion],
  [latestVersion, previous, latestVersion],
  ['next', latestVersion, 'next'],
])('%s means %s and %s', (label, from, to) => {
  expect(counterpartOf(label)).toEqual({from, to});
});
