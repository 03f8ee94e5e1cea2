import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {afterAll, expect, it} from 'vitest';
import {exampleFiles, exampleTables} from '../testing/exampleSite';
import {redirectsFile} from './redirectsFile';

const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, {recursive: true}));

const lines = redirectsFile(exampleTables, exampleFiles).split('\n');

it.each([
  '/tutorials /docs/start/ 301',
  '/docs/2.0 /docs/start/ 302',
  '/docs/2.0/* /docs/:splat 302',
  '/terms/ https://example.com/terms 302',
  '/play/* /play/ 200',
])('contains %s', (line) => {
  expect(lines).toContain(line);
});

it('forces a redirect over its page on Netlify, and repeats it for Cloudflare', () => {
  const from = '/play/ https://example.com/play?from=docs';
  expect(lines.indexOf(`${from} 302!`)).toBeGreaterThan(0);
  expect(lines.indexOf(`${from} 302`)).toBeGreaterThan(
    lines.indexOf(`${from} 302!`),
  );
  expect(lines.filter((line) => line.endsWith('!'))).toHaveLength(5);
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
      from: '/play/',
      to: 'https://example.com/play?from=docs',
      status: 302,
      force: true,
    }),
  );
});
