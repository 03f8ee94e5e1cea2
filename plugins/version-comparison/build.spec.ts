import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersions} from '../../content/site/versions';
import {readSiteFiles} from 'site-server/build';
import {sentSize} from '../../scripts/budgets/firstPaint';

const build = path.resolve('build');
const files = readSiteFiles(build);
const comparisons = [...files.keys()].filter((file) =>
  /\/assets\/files\/compare-[^/]+\.txt$/.test(file),
);

it('every pair of versions has a file of at most 40 kB', () => {
  expect(comparisons).toHaveLength(
    docsVersions.length * (docsVersions.length - 1),
  );
  const sizes = comparisons.map((file) => sentSize(build, files, file));
  const largest = sizes.sort((a, b) => b.bytes - a.bytes)[0];
  console.log(`largest comparison: ${largest?.file}, ${largest?.bytes} bytes`);
  expect(largest?.bytes).toBeLessThanOrEqual(40_000);
});

it('links lead to pages and anchors of the site', () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = (page: string): Set<string> => {
    const known = ids.get(page);
    if (known !== undefined) {
      return known;
    }
    const html = readFileSync(path.join(build, page, 'index.html'), 'utf8');
    const found = new Set(
      [...html.matchAll(/ id="?([^\s">]+)/g)].map(([, id = '']) => id),
    );
    ids.set(page, found);
    return found;
  };
  const hrefs = new Set(
    comparisons
      .flatMap((file) => [
        ...readFileSync(path.join(build, file), 'utf8').matchAll(
          /"(\/docs\/[^"]+)"/g,
        ),
      ])
      .map(([, href = '']) => href),
  );
  expect(hrefs.size).toBeGreaterThan(200);
  const broken = [...hrefs].filter((href) => {
    const [page = '', anchor] = href.split('#');
    return anchor === undefined
      ? idsOf(page).size === 0
      : !idsOf(page).has(anchor);
  });
  expect(broken).toEqual([]);
});
