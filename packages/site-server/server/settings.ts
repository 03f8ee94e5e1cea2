import {defaultLimits, type Limits} from './limits';
import {loopback} from './listen';
import {defaultSnapshotOptions, type SnapshotOptions} from './snapshot';

/** How the bundled server runs; the README describes every variable. */
export type Settings = {
  root: string;
  hosts: readonly string[];
  port: number;
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

  const refuse = (name: string, whatToDo: string) =>
    new Error(`${name}: "${read(name)}" is not valid. ${whatToDo}.`);

  function readNumber(
    name: string,
    fallback: number,
    least: 0 | 1,
    most = 1e6,
  ): number {
    const text = read(name);
    if (text === undefined) {
      return fallback;
    }
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw refuse(name, `Set it to a whole number from ${least} to ${most}`);
    }
    return value;
  }

  function readSwitch(name: string, on: string): boolean {
    const text = read(name);
    if (![undefined, '0', on].includes(text)) {
      throw refuse(name, `Set it to "${on}" or "0"`);
    }
    return text === on;
  }

  function readHosts(): readonly string[] {
    const hosts = read('HOST')
      ?.split(',')
      .map((host) => host.trim());
    if (hosts === undefined) {
      return loopback;
    }
    const isForAll = hosts.includes('0.0.0.0') || hosts.includes('::');
    if (
      hosts.includes('') ||
      new Set(hosts).size < hosts.length ||
      (isForAll && hosts.length > 1)
    ) {
      throw refuse(
        'HOST',
        'Set it to different addresses, separated by commas, or to 0.0.0.0 or :: alone',
      );
    }
    return hosts;
  }

  const scaled = (name: string, fallback: number, unit: number, least: 0 | 1) =>
    readNumber(name, fallback / unit, least) * unit;
  // A time of 0 would mean "never" to Node.
  const seconds = (name: string, fallback: number) =>
    scaled(name, fallback, 1000, 1);

  // Whoever still sets these must not be served without encryption unawares.
  for (const name of ['TLS_CERT', 'TLS_KEY', 'HTTP_PORT']) {
    if (read(name) !== undefined) {
      throw refuse(
        name,
        'Leave it out, and put Caddy or nginx in front for HTTPS, as the README of site-server says',
      );
    }
  }
  const {maxMemory, keep} = defaultSnapshotOptions;
  return {
    root: read('ROOT') ?? 'build',
    hosts: readHosts(),
    port: readNumber('PORT', 3000, 0, 65_535),
    trustProxy: readSwitch('TRUST_PROXY', '1'),
    isLogging: readSwitch('LOG', 'json'),
    limits: {
      headersTimeout: seconds('HEADERS_TIMEOUT', defaultLimits.headersTimeout),
      requestTimeout: seconds('REQUEST_TIMEOUT', defaultLimits.requestTimeout),
      writeTimeout: seconds('WRITE_TIMEOUT', defaultLimits.writeTimeout),
      idleTimeout: seconds('IDLE_TIMEOUT', defaultLimits.idleTimeout),
      connections: readNumber('MAX_CONNECTIONS', defaultLimits.connections, 1),
      pipeline: readNumber('MAX_PIPELINE', defaultLimits.pipeline, 1),
    },
    snapshot: {
      maxMemory: scaled('MAX_MEMORY_MB', maxMemory, 1e6, 0),
      keep: {
        age: scaled('KEEP_ASSETS_HOURS', keep.age, 3_600_000, 0),
        bytes: scaled('KEEP_ASSETS_MB', keep.bytes, 1e6, 0),
      },
    },
  };
}
