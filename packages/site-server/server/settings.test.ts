import {describe, expect, it} from 'vitest';
import {defaultLimits} from './limits';
import {readSettings, type Settings} from './settings';
import {defaultSnapshotOptions} from './snapshot';

describe('readSettings', () => {
  it('serves this machine alone where nothing is set', () => {
    expect(readSettings({PORT: '', HOST: ' '})).toEqual({
      root: 'build',
      hosts: ['127.0.0.1', '::1'],
      port: 3000,
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
    [{HOST: '10.0.0.1, fd00::1'}, {hosts: ['10.0.0.1', 'fd00::1']}],
    [
      {TRUST_PROXY: '1', LOG: 'json'},
      {trustProxy: true, isLogging: true},
    ],
    [
      {WRITE_TIMEOUT: '5', MAX_CONNECTIONS: '10', MAX_PIPELINE: '1'},
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

  /** Each variable, what it may be, and values that it may not have. */
  it.each<[name: string, allowed: string, ...values: string[]]>([
    ['PORT', 'a whole number from 0 to 65535', 'http', '-1', '1.5', '65536'],
    ...['HEADERS', 'REQUEST', 'WRITE', 'IDLE'].map(
      (kind): [string, string, ...string[]] => [
        `${kind}_TIMEOUT`,
        'a whole number from 1 to 1000000',
        ...['0', 'soon', '1.5', '5s', '-1', '1000001'],
      ],
    ),
    ['MAX_CONNECTIONS', 'a whole number from 1 to 1000000', '0', 'many'],
    ['MAX_PIPELINE', 'a whole number from 1 to 1000000', '0', 'many'],
    ['MAX_MEMORY_MB', 'a whole number from 0 to 1000000', '0.5', 'all'],
    ['KEEP_ASSETS_HOURS', 'a whole number from 0 to 1000000', '1e3', 'day'],
    ['KEEP_ASSETS_MB', 'a whole number from 0 to 1000000', '-5', '1 000'],
    ['TRUST_PROXY', '"1" or "0"', 'yes', 'true', '2'],
    ['LOG', '"json" or "0"', 'text', 'JSON', '1'],
    [
      'HOST',
      'different addresses, separated by commas',
      ',',
      '127.0.0.1,',
      '::1,::1',
      '0.0.0.0,127.0.0.1',
      '::, 0.0.0.0',
    ],
  ])('refuses wrong values of %s', (name, allowed, ...values) => {
    for (const value of values) {
      expect(() => readSettings({[name]: value})).toThrow(
        `${name}: "${value}" is not valid. Set it to ${allowed}`,
      );
    }
  });

  it.each(['TLS_CERT', 'TLS_KEY', 'HTTP_PORT'])(
    'refuses %s, which a server in front has',
    (name) => {
      expect(() => readSettings({[name]: 'a.pem'})).toThrow(
        `${name}: "a.pem" is not valid. Leave it out, and put Caddy`,
      );
    },
  );
});
