import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {afterAll, expect, it} from 'vitest';
import {httpsHeadersOf} from '../securityHeadersOf';
import {embedHeader, embedPolicy, siteFiles} from '../testing/hostFixture';
import {headersFile} from './headersFile';

const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('gives Netlify the headers of the tables', async () => {
  const file = path.join(folder, '_headers');
  writeFileSync(file, headersFile(siteFiles, []));
  const {headers, errors} = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  const cached = (value: string) => ({'Cache-Control': value});
  expect(errors).toEqual([]);
  expect(headers).toEqual([
    {for: '/*', values: httpsHeadersOf('/')},
    {
      for: '/assets/*',
      values: cached('public, max-age=31536000, immutable'),
    },
    {for: '/docs/versions.json', values: cached('public, max-age=3600')},
    {
      for: '/embed/snack/frame.js',
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
  expect(headersFile(siteFiles, [embedPolicy])).toContain(
    [
      '/embed/snack/',
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${embedHeader}`,
      '  ! Cross-Origin-Opener-Policy',
      '  Cross-Origin-Opener-Policy: unsafe-none',
      '',
    ].join('\n'),
  );
});
