import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {afterAll, expect, it} from 'vitest';
import {embedPolicy, exampleFiles, exampleTables} from '../testing/exampleSite';
import {headersFile} from './headersFile';

const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('gives Netlify the headers of the tables', async () => {
  const file = path.join(folder, '_headers');
  writeFileSync(
    file,
    headersFile({...exampleTables, pageHeaders: {}}, exampleFiles),
  );
  const {headers, errors} = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  const cached = (value: string) => ({'Cache-Control': value});
  expect(errors).toEqual([]);
  expect(headers).toEqual([
    {
      for: '/*',
      values: {...exampleTables.headers, ...exampleTables.httpsHeaders},
    },
    {
      for: '/assets/*',
      values: cached('public, max-age=31536000, immutable'),
    },
    {for: '/docs/versions.json', values: cached('public, max-age=3600')},
    {
      for: '/embed/map/frame.js',
      values: {
        ...cached('no-cache'),
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    {for: '/img/*', values: cached('public, max-age=3600')},
    {
      for: '/samples/*',
      values: {
        ...cached('public, max-age=3600'),
        'Access-Control-Allow-Origin': '*',
      },
    },
    {for: '/sitemap.xml', values: cached('public, max-age=3600')},
  ]);
});

it('replaces the policy of a document that has its own', () => {
  expect(headersFile(exampleTables, exampleFiles)).toContain(
    [
      '/embed/map/',
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${embedPolicy}`,
      '  ! Cross-Origin-Opener-Policy',
      '  Cross-Origin-Opener-Policy: unsafe-none',
      '  Cache-Control: public, max-age=86400',
      '',
    ].join('\n'),
  );
});

it('lists the files of a folder where a rule is for some of them', () => {
  const fileHeaders = [
    {pattern: '^/img/.+\\.svg$', headers: {'X-Kind': 'vector'}},
  ];
  const lines = headersFile(
    {...exampleTables, fileHeaders},
    exampleFiles,
  ).split('\n');
  const cached = '  Cache-Control: public, max-age=3600';
  const start = lines.indexOf('/img/deep/photo.png');
  expect(lines.slice(start, start + 5)).toEqual([
    '/img/deep/photo.png',
    cached,
    '/img/mark.svg',
    cached,
    '  X-Kind: vector',
  ]);
});
