import {describe, expect, it} from 'vitest';
import {embedHeader, embedPolicy} from '../../testing/hostFixture';
import {nginxConfig} from '.';
import {escapeRegExp, quoted} from './syntax';

const options = {listen: ['127.0.0.1:8080', '[::1]:8080'], root: '/srv/site'};

describe('nginxConfig', () => {
  it.each([
    'listen 127.0.0.1:8080 default_server;',
    'listen [::1]:8080 default_server;',
    'worker_processes auto;',
    'send_timeout 30s;',
    'root "/srv/site";',
    'charset_types text/css text/javascript text/markdown application/json image/svg+xml text/plain application/manifest+json application/xml;',
    'gzip_static on;',
    'brotli_static on;',
    'location = /tutorials { return 301 /docs/tutorials/get-started/$is_args$args; }',
    'location = /404.html { internal; }',
    'add_header Content-Security-Policy $content_security_policy always;',
  ])('contains %s', (line) => {
    expect(
      nginxConfig(options)
        .split('\n')
        .map((each) => each.trim()),
    ).toContain(line);
  });

  it('uses the folders of the system unless it is given one', () => {
    expect(nginxConfig(options)).not.toMatch(/pid|temp_path|access_log/);
    expect(nginxConfig({...options, runFolder: '/tmp/a b'})).toContain(
      'pid "/tmp/a b/nginx.pid";',
    );
  });

  it('gives a document a policy of its own', () => {
    expect(nginxConfig(options, [embedPolicy])).toContain(
      `/embed/snack/index.html "${embedHeader}";`,
    );
  });

  it.each([
    ['/embed/snack/index.html "unsafe-none";'],
    ['"~^/embed/.+\\.(?:css|js)$" "cross-origin";'],
  ])('lets a sandboxed document open and load its files: %s', (line) => {
    expect(nginxConfig(options)).toContain(line);
  });

  it('looks for an asset among those of earlier builds', () => {
    expect(nginxConfig(options)).toContain(
      '{ try_files $uri /.earlier$uri =404; }',
    );
  });

  it('adds headers in the server block only, since a location would replace them', () => {
    const lines = nginxConfig(options).split('\n');
    const indents = lines
      .filter((line) => line.includes('add_header'))
      .map((line) => line.search(/\S/));
    expect(new Set(indents)).toEqual(new Set([8]));
  });
});

it.each(['a"b', 'a$b', 'a\\b'])('refuses to quote %s', (text) => {
  expect(() => quoted(text)).toThrow('has a meaning in nginx');
});

it('escapes a path for a regular expression', () => {
  expect(escapeRegExp('/docs/0.2.3/')).toBe('/docs/0\\.2\\.3/');
});
