import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {afterAll, expect, it} from 'vitest';
import {links} from '../../config/brand';
import {latestVersion} from '../../config/versions';
import {siteFiles} from '../testing/hostFixture';
import {redirectsFile} from './redirectsFile';

const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, {recursive: true}));

const lines = redirectsFile(siteFiles).split('\n');

it.each([
  '/tutorials /docs/tutorials/get-started/ 301',
  '/docs/next /docs/next/tutorials/get-started/ 302',
  `/docs/${latestVersion}/* /docs/:splat 302`,
  `/app/legal/terms/ ${links.appTerms} 302`,
  '/snack/* /snack/ 200',
])('contains %s', (line) => {
  expect(lines).toContain(line);
});

it('forces a redirect over its page on Netlify, and repeats it for Cloudflare', () => {
  const from = `/snack/ ${links.starterSnack}`;
  expect(lines.indexOf(`${from} 302!`)).toBeGreaterThan(0);
  expect(lines.indexOf(`${from} 302`)).toBeGreaterThan(
    lines.indexOf(`${from} 302!`),
  );
  expect(lines.filter((line) => line.endsWith('!'))).toHaveLength(10);
});

it('lists single paths before whole folders', () => {
  const isFolder = (line: string) => line.includes('*');
  expect(lines.findIndex(isFolder)).toBeGreaterThan(
    lines.findLastIndex((line) => line.startsWith('/') && !isFolder(line)),
  );
});

it('is valid for Netlify', async () => {
  const file = path.join(folder, '_redirects');
  writeFileSync(file, lines.join('\n'));
  const {redirects, errors} = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toHaveLength(
    lines.filter((line) => line.startsWith('/')).length,
  );
  expect(redirects).toContainEqual(
    expect.objectContaining({
      from: '/expo/',
      to: links.starterSnack,
      status: 302,
      force: true,
    }),
  );
});
