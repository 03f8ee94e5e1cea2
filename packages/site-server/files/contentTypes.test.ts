import {expect, it} from 'vitest';
import {contentTypeHeader, contentTypeOf} from './contentTypes';

const own = {contentTypes: {bin: 'application/octet-stream', vtt: 'text/vtt'}};

it.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/img/mark.svg', 'image/svg+xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/img/photo.png', 'image/png'],
  ['/engine.wasm', 'application/wasm'],
  ['/video/captions.vtt', 'text/vtt; charset=utf-8'],
  ['/.well-known/association', 'application/octet-stream'],
])('%s is %s', (file, header) => {
  expect(contentTypeHeader(file, own)).toBe(header);
});

it.each([
  ['/index.html', true],
  ['/engine.wasm', true],
  ['/weights.bin', true],
  ['/video/captions.vtt', true],
  ['/img/photo.png', false],
])('whether %s is worth compressing: %s', (file, isCompressible) => {
  expect(contentTypeOf(file, own)).toMatchObject({isCompressible});
});

it('stops at an extension that nobody knows, whatever objects inherit', () => {
  expect(() => contentTypeOf('/a.docx', own)).toThrow(
    '/a.docx: unknown file extension "docx". Add it to the table "contentTypes"',
  );
  expect(() => contentTypeOf('/a.constructor', own)).toThrow('unknown');
});
