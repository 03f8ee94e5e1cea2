import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {env} from '../../config/env';
import {releases} from '../../content/data/releases';

const feed = readFileSync('build/docs/api/changes.xml', 'utf8');

it('has all releases, each with a page of the site', () => {
  const pages = [...feed.matchAll(/<link href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(pages).toHaveLength(releases.length);
  for (const page of pages) {
    expect(page.startsWith(`${env.siteUrl}/docs/`)).toBe(true);
    const file = path.join('build', new URL(page).pathname, 'index.html');
    expect(existsSync(file), file).toBe(true);
  }
  expect(feed).toContain('_loadForMobileSync');
});

it('describes 0.2.4, which changed no signature, like its page of changes', () => {
  const [, entry = ''] = feed.split('<title>0.2.4');
  const content = entry.slice(0, entry.indexOf('</entry>'));
  expect(content).toContain('Behavior');
  expect(content).toContain('Tensor');
  expect(feed.split('There is no older version')).toHaveLength(2);
});

it.each(['docs', 'docs/0.2.2', 'docs/next'])(
  'the page of changes in %s names it in its head',
  (folder) => {
    const html = readFileSync(`build/${folder}/api/changes/index.html`, 'utf8');
    const head = html.slice(0, html.indexOf('<body'));
    expect(head).toMatch(
      /<link[^>]* type="?application\/atom\+xml"?[^>]* href="?\/docs\/api\/changes\.xml/,
    );
  },
);
