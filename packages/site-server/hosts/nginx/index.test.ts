import {describe, expect, it} from 'vitest';
import {nginxConfig} from '.';
import {exampleTables} from '../../testing/exampleSite';
import {quoted} from './syntax';

const options = {listen: ['127.0.0.1:8080', '[::1]:8080'], root: '/srv/site'};

describe('nginxConfig', () => {
  it.each([
    'listen [::1]:8080 default_server;',
    'worker_processes auto;',
    'send_timeout 30s;',
  ])('contains %s', (line) => {
    expect(nginxConfig(exampleTables, options)).toContain(line);
  });

  it('uses the folders of the system unless it is given one', () => {
    expect(nginxConfig(exampleTables, options)).not.toMatch(
      /pid|temp_path|access_log/,
    );
    expect(
      nginxConfig(exampleTables, {...options, runFolder: '/tmp/a b'}),
    ).toContain('pid "/tmp/a b/nginx.pid";');
  });

  it('gives a page its own headers, and files those of their rules', () => {
    const lines = nginxConfig(exampleTables, options).split('\n');
    const start = lines.indexOf('    map $uri $cross_origin_resource_policy {');
    expect(lines.slice(start + 1, start + 4)).toEqual([
      '        default "same-origin";',
      '        "~^/embed/.+\\.(?:css|js)$" "cross-origin";',
      '    }',
    ]);
    expect(lines).toContain(
      '        /embed/map/index.html "public, max-age=86400";',
    );
    expect(lines).toContain(
      '        add_header Access-Control-Allow-Origin $access_control_allow_origin;',
    );
  });

  it('looks for an asset among those of earlier builds', () => {
    expect(nginxConfig(exampleTables, options)).toContain(
      '{ try_files $uri /.earlier$uri =404; }',
    );
  });
});

it.each(['a"b', 'a$b', 'a\\b'])('refuses to quote %s', (text) => {
  expect(() => quoted(text)).toThrow('has a meaning in nginx');
});
