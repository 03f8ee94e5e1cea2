import {expect, it} from 'vitest';
import {groupHits} from './groupHits';
import {reportUrl} from './reportUrl';

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

it('reports a query in a new issue', () => {
  const url = new URL(reportUrl(`a&b=c#d ${'x'.repeat(9000)}`));
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain('"a&b=c#d xxx');
  expect(url.href.length).toBeLessThan(1000);
});
