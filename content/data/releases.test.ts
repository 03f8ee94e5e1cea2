import {expect, it} from 'vitest';
import {docsVersions} from '../site/versions';
import {releases} from './releases';

it('has the release of each docs version, newest first', () => {
  expect(releases.map(({docsVersion}) => docsVersion)).toEqual(
    docsVersions.map(({name}) => name),
  );
});
