import {expect, it} from 'vitest';
import {contentTypeHeader, contentTypeOf} from './contentTypes';

it.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/a.b/main.1234.js', 'text/javascript; charset=utf-8'],
  ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/a.woff2', 'font/woff2'],
  ['/model.wasm', 'application/wasm'],
  // Files that somebody put beside the build, as nginx sends them.
  ['/.well-known/apple-app-site-association', 'application/octet-stream'],
  ['/a.docx', 'application/octet-stream'],
])('knows %s', (file, header) => {
  expect(contentTypeHeader(file)).toBe(header);
});

it.each(['/a.docx', '/CNAME', '/a.b/c'])('stops the build at %s', (file) => {
  expect(() => contentTypeOf(file)).toThrow(`${file}: unknown file extension`);
});
