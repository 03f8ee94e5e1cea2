import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {contentTypeHeader} from './contentTypes';
import {createResolver, type Resolution} from './createResolver';
import {
  assetFolder,
  cacheControl,
  cacheControlOf,
  fileHeadersOf,
  isNegotiated,
  type Headers,
} from './headers';
import {selectKept, type KeepLimits} from './keepLimits';
import {notFoundFile} from './paths';
import {represent, type Representation} from './representation';
import {
  earlierFolder,
  encodings,
  readSiteFiles,
  type Encoding,
} from './siteFiles';
import {checkTables, type Tables} from './tables';
import {twinOf} from './twinOf';

/** A file in all its forms. */
export type SnapshotFile = {
  forms: ReadonlyMap<Encoding | 'identity', Representation>;
  /** Bytes of all forms. */
  size: number;
  /** The Markdown form of a page. */
  twin?: SnapshotFile;
  /** When a later build left the file out, in milliseconds; undefined while it is current. */
  retiredAt: number | undefined;
};

/** A whole site, read once and never changed. */
export type Snapshot = {
  files: ReadonlyMap<string, SnapshotFile>;
  /** Files by the request target that leads straight to them. */
  targets: ReadonlyMap<string, SnapshotFile>;
  resolve: (target: string) => Resolution;
  tables: Tables;
};

export type SnapshotOptions = {
  /** Most bytes to keep in memory; of a larger site the largest files are streamed. */
  maxMemory: number;
  /** Which assets of earlier builds to keep. */
  keep: KeepLimits;
};

export const defaultSnapshotOptions: SnapshotOptions = {
  maxMemory: 512e6,
  keep: {age: 24 * 60 * 60 * 1000, bytes: 100e6},
};

type Listed = {
  name: string;
  forms: {encoding: Encoding | 'identity'; file: string; size: number}[];
  retiredAt?: number;
};

/** Lists the files of a folder, each with its forms. */
function listFiles(root: string): Listed[] {
  return [...readSiteFiles(root)].map(([name, available]) => {
    const forms = [
      {name: 'identity' as const, suffix: ''},
      ...encodings.filter((encoding) => available.has(encoding.name)),
    ].map((encoding) => {
      const file = path.join(root, name + encoding.suffix);
      return {encoding: encoding.name, file, size: statSync(file).size};
    });
    return {name, forms};
  });
}

/** The files that don't fit into memory: the largest ones. */
function findLarge(listed: readonly Listed[], maxMemory: number): Set<string> {
  const forms = listed
    .flatMap((each) => each.forms)
    .sort((a, b) => b.size - a.size);
  let total = forms.reduce((sum, {size}) => sum + size, 0);
  const large = new Set<string>();
  for (const {file, size} of forms) {
    if (total <= maxMemory) {
      break;
    }
    large.add(file);
    total -= size;
  }
  return large;
}

function varyOf(isCompressed: boolean, hasTwin: boolean): Headers {
  const names = [
    ...(isCompressed ? ['Accept-Encoding'] : []),
    ...(hasTwin ? ['Accept'] : []),
  ];
  return names.length === 0 ? {} : {Vary: names.join(', ')};
}

/** Reads a file in all its forms. */
function readFile(
  {name, forms, retiredAt}: Listed,
  large: ReadonlySet<string>,
  {headers, pathHeaders}: Tables,
): SnapshotFile {
  const status = name === notFoundFile ? 404 : 200;
  const shared = {
    'Cache-Control': status === 404 ? cacheControl.error : cacheControlOf(name),
    ...varyOf(forms.length > 1, status === 200 && isNegotiated(name)),
    ...(pathHeaders[name.replace(/index\.html$/, '')] ?? headers),
    ...fileHeadersOf(name),
  };
  return {
    forms: new Map(
      forms.map(({encoding, file}) => [
        encoding,
        represent(
          {file, isInMemory: !large.has(file)},
          status,
          {
            'Content-Type': contentTypeHeader(name),
            ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
          },
          shared,
        ),
      ]),
    ),
    size: forms.reduce((sum, {size}) => sum + size, 0),
    retiredAt,
  };
}

/** Assets that the build no longer has and that readers of earlier pages may still ask for. */
function carryOver(
  previous: Snapshot | undefined,
  names: ReadonlyMap<string, unknown>,
  keep: KeepLimits,
): [string, SnapshotFile][] {
  const now = Date.now();
  const retired = [...(previous?.files ?? [])]
    .filter(([name]) => name.startsWith(assetFolder) && !names.has(name))
    .map(([name, file]) => ({...file, name, retiredAt: file.retiredAt ?? now}));
  return selectKept(retired, keep, now).map(({name, ...file}) => [name, file]);
}

/** Maps each request target that leads straight to a file. */
function findTargets(
  files: Snapshot['files'],
  resolve: Snapshot['resolve'],
): Snapshot['targets'] {
  return new Map(
    [...files].flatMap(([name, file]): [string, SnapshotFile][] => {
      const target = encodeURI(name.replace(/\/index\.html$/, '/'));
      const found = resolve(target);
      return found.kind === 'file' &&
        found.file === name &&
        found.status === 200
        ? [[target, file]]
        : [];
    }),
  );
}

/** Lists what the build keeps of earlier builds. */
function listEarlier(
  root: string,
  names: ReadonlySet<string>,
  keep: KeepLimits,
): Listed[] {
  const folder = path.join(root, earlierFolder);
  if (!existsSync(folder)) {
    return [];
  }
  const retired = listFiles(folder)
    .filter(({name}) => !names.has(name))
    .map((each) => ({
      ...each,
      retiredAt: statSync(path.join(folder, each.name)).mtimeMs,
      size: each.forms.reduce((sum, {size}) => sum + size, 0),
    }));
  return selectKept(retired, keep, Date.now());
}

/** Reads a built site step by step, a file at a time. */
function* readSteps(
  root: string,
  tables: Tables,
  {maxMemory, keep}: SnapshotOptions,
  previous?: Snapshot,
): Generator<undefined, Snapshot> {
  checkTables(tables);
  const current = listFiles(root);
  const listed = [
    ...listEarlier(root, new Set(current.map(({name}) => name)), keep),
    ...current,
  ];
  const large = findLarge(listed, maxMemory);
  const read = new Map<string, SnapshotFile>();
  for (const each of listed) {
    yield;
    read.set(each.name, readFile(each, large, tables));
  }
  for (const [name, file] of read) {
    file.twin = read.get(twinOf(name.replace(/index\.html$/, '')));
  }
  const files = new Map([...carryOver(previous, read, keep), ...read]);
  const resolveTarget = createResolver(tables);
  const resolve = (target: string) => resolveTarget(target, files);
  return {
    files,
    targets: findTargets(files, resolve),
    resolve,
    tables,
  };
}

/** Reads a built site. Throws if it can't be read or its tables are unfit. */
export function loadSnapshot(...args: Parameters<typeof readSteps>): Snapshot {
  const steps = readSteps(...args);
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) {
      return value;
    }
  }
}

/** Reads a built site while requests are answered; keeps the assets of the snapshot before it. */
export async function loadNextSnapshot(
  ...args: Required<Parameters<typeof readSteps>>
): Promise<Snapshot> {
  const steps = readSteps(...args);
  for (;;) {
    const {done, value} = steps.next();
    if (done === true) {
      return value;
    }
    await setImmediate();
  }
}
