import {expect, it} from 'vitest';
import {groupHits} from './groupHits';

function hit(url: string) {
  return {url, title: url, heading: [], trail: [], snippet: []};
}

it('groups hits by page, ordered by the best of each', () => {
  const groups = groupHits(['/a/#1', '/b/', '/a/', '/a/#2', '/c/'].map(hit), 2);
  expect(
    groups.map(({path, hits}) => [path, hits.map(({url}) => url)]),
  ).toEqual([
    ['/a/', ['/a/#1', '/a/']],
    ['/b/', ['/b/']],
    ['/c/', ['/c/']],
  ]);
});
