import {describe, expect, it} from 'vitest';
import {nginxConfig} from '.';
import {quoted} from './syntax';

const options = {listen: ['127.0.0.1:8080', '[::1]:8080'], root: '/srv/site'};

describe('nginxConfig', () => {
  it.each([
    'listen [::1]:8080 default_server;',
    'worker_processes auto;',
    'send_timeout 30s;',
  ])('contains %s', (line) => {
    expect(nginxConfig(options)).toContain(line);
  });

  it('uses the folders of the system unless it is given one', () => {
    expect(nginxConfig(options)).not.toMatch(/pid|temp_path|access_log/);
    expect(nginxConfig({...options, runFolder: '/tmp/a b'})).toContain(
      'pid "/tmp/a b/nginx.pid";',
    );
  });

  it('looks for an asset among those of earlier builds', () => {
    expect(nginxConfig(options)).toContain(
      '{ try_files $uri /.earlier$uri =404; }',
    );
  });
});

it.each(['a"b', 'a$b', 'a\\b'])('refuses to quote %s', (text) => {
  expect(() => quoted(text)).toThrow('has a meaning in nginx');
});
