import {defaultLimits, type Limits} from './limits';
import {loopback} from './listen';
import {defaultSnapshotOptions, type SnapshotOptions} from './snapshot';

/** How the bundled server runs; `server/README.md` describes every variable. */
export type Settings = {
  root: string;
  hosts: readonly string[];
  port: number;
  /** Files with certificate and key. */
  tls: {cert: string; key: string} | undefined;
  /** Port that redirects to HTTPS, where TLS is on. */
  httpPort: number | undefined;
  trustProxy: boolean;
  isLogging: boolean;
  limits: Limits;
  snapshot: SnapshotOptions;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the bundled server. Throws on a value that means nothing. */
export function readSettings(environment: Environment): Settings {
  // Hosts often set a variable to nothing where they mean to leave it out.
  const read = (name: string) => {
    const text = environment[name]?.trim();
    return text === '' ? undefined : text;
  };

  function readNumber(name: string, fallback: number, most: number): number {
    const text = read(name);
    if (text === undefined) {
      return fallback;
    }
    if (!/^\d+$/.test(text) || Number(text) > most) {
      throw new Error(
        `${name}: "${text}" is not valid. Set it to a number from 0 to ${most}.`,
      );
    }
    return Number(text);
  }

  function readSwitch(name: string, on: string): boolean {
    const text = read(name);
    if (![undefined, '0', on].includes(text)) {
      throw new Error(
        `${name}: "${text}" is not valid. Set it to "${on}", or leave it out.`,
      );
    }
    return text === on;
  }

  const scaled = (name: string, fallback: number, unit: number) => {
    const count = readNumber(name, fallback / unit, 1e6);
    return count * unit;
  };
  /** A time of 0 would mean "never" to Node. */
  const seconds = (name: string, fallback: number) =>
    Math.max(1, scaled(name, fallback, 1000));
  const atLeastOne = (name: string, fallback: number) =>
    Math.max(1, readNumber(name, fallback, 1e6));

  const [cert, key] = [read('TLS_CERT'), read('TLS_KEY')];
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error(
      'TLS_CERT and TLS_KEY: only one of them is set. Set both to the paths of PEM files, or none.',
    );
  }
  const tls = cert === undefined || key === undefined ? undefined : {cert, key};
  const host = read('HOST');
  const {maxMemory, keep} = defaultSnapshotOptions;
  return {
    root: read('ROOT') ?? 'build',
    hosts: host === undefined ? loopback : host.split(','),
    port: readNumber('PORT', tls === undefined ? 3000 : 443, 65_535),
    tls,
    httpPort:
      tls === undefined || read('HTTP_PORT') === 'off'
        ? undefined
        : readNumber('HTTP_PORT', 80, 65_535),
    trustProxy: readSwitch('TRUST_PROXY', '1'),
    isLogging: readSwitch('LOG', 'json'),
    limits: {
      headersTimeout: seconds('HEADERS_TIMEOUT', defaultLimits.headersTimeout),
      requestTimeout: seconds('REQUEST_TIMEOUT', defaultLimits.requestTimeout),
      writeTimeout: seconds('WRITE_TIMEOUT', defaultLimits.writeTimeout),
      idleTimeout: seconds('IDLE_TIMEOUT', defaultLimits.idleTimeout),
      connections: atLeastOne('MAX_CONNECTIONS', defaultLimits.connections),
      pipeline: atLeastOne('MAX_PIPELINE', defaultLimits.pipeline),
    },
    snapshot: {
      maxMemory: scaled('MAX_MEMORY_MB', maxMemory, 1e6),
      keep: {
        age: scaled('KEEP_ASSETS_HOURS', keep.age, 3_600_000),
        bytes: scaled('KEEP_ASSETS_MB', keep.bytes, 1e6),
      },
    },
  };
}
