import {describe, expect, it} from 'vitest';
import {defaultLimits} from './limits';
import {readSettings, type Settings} from './settings';
import {defaultSnapshotOptions} from './snapshot';

const tls = {TLS_CERT: 'a.pem', TLS_KEY: 'b.pem'};

describe('readSettings', () => {
  it('serves this machine alone where nothing is set', () => {
    expect(readSettings({PORT: '', HOST: ' '})).toEqual({
      root: 'build',
      hosts: ['127.0.0.1', '::1'],
      port: 3000,
      tls: undefined,
      httpPort: undefined,
      trustProxy: false,
      isLogging: false,
      limits: defaultLimits,
      snapshot: defaultSnapshotOptions,
    } satisfies Settings);
  });

  it.each<[Record<string, string>, object]>([
    [{PORT: '0'}, {port: 0}],
    [
      {PORT: '65535', ROOT: '/srv/site'},
      {port: 65_535, root: '/srv/site'},
    ],
    [{HOST: '10.0.0.1,fd00::1'}, {hosts: ['10.0.0.1', 'fd00::1']}],
    [tls, {port: 443, httpPort: 80, tls: {cert: 'a.pem', key: 'b.pem'}}],
    [
      {...tls, PORT: '8443', HTTP_PORT: 'off'},
      {port: 8443, httpPort: undefined},
    ],
    [
      {TRUST_PROXY: '1', LOG: 'json'},
      {trustProxy: true, isLogging: true},
    ],
    [
      {WRITE_TIMEOUT: '5', MAX_CONNECTIONS: '10', MAX_PIPELINE: '0'},
      {
        limits: {
          ...defaultLimits,
          writeTimeout: 5000,
          connections: 10,
          pipeline: 1,
        },
      },
    ],
    [
      {MAX_MEMORY_MB: '0', KEEP_ASSETS_HOURS: '1', KEEP_ASSETS_MB: '2'},
      {snapshot: {maxMemory: 0, keep: {age: 3_600_000, bytes: 2e6}}},
    ],
  ])('reads %j', (environment, expected) => {
    expect(readSettings(environment)).toMatchObject(expected);
  });

  it.each([
    [
      {PORT: 'http'},
      'PORT: "http" is not valid. Set it to a number from 0 to 65535.',
    ],
    [{PORT: '-1'}, 'PORT: "-1"'],
    [{PORT: '65536'}, 'PORT: "65536"'],
    [{IDLE_TIMEOUT: 'soon'}, 'IDLE_TIMEOUT: "soon"'],
    [{TRUST_PROXY: 'yes'}, 'TRUST_PROXY: "yes" is not valid. Set it to "1"'],
    [{LOG: 'text'}, 'LOG: "text" is not valid. Set it to "json"'],
    [{TLS_CERT: 'a.pem'}, 'TLS_CERT and TLS_KEY: only one of them is set'],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
