import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {contentTypeHeader} from '../files/contentTypes';
import {createResolver, type Resolution} from '../tables/createResolver';
import {assetFolder, headersOf, isNegotiated} from '../tables/headers';
import {selectKept, type KeepLimits} from '../files/keepLimits';
import {notFoundFile} from '../tables/paths';
import {represent, type Representation} from './representation';
import {
  earlierFolder,
  encodings,
  readSiteFiles,
  type Encoding,
} from '../files/siteFiles';
import {checkTables} from '../files/readTables';
import type {Headers, Tables} from '../tables/tables';
import {twinPath} from 'browser-utils/twin-path';

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
  tables: Tables,
): SnapshotFile {
  const status = name === notFoundFile ? 404 : 200;
  const shared = {
    ...varyOf(forms.length > 1, status === 200 && isNegotiated(name)),
    ...headersOf(name, tables),
  };
  return {
    forms: new Map(
      forms.map(({encoding, file}) => [
        encoding,
        represent(
          {file, isInMemory: !large.has(file)},
          status,
          {
            'Content-Type': contentTypeHeader(name, tables),
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

/** Reads a built site, and answers requests meanwhile; keeps the assets of the snapshot before it. Throws if it can't be read or its tables are unfit. */
export async function loadSnapshot(
  root: string,
  tables: Tables,
  {maxMemory, keep}: SnapshotOptions,
  previous?: Snapshot,
): Promise<Snapshot> {
  checkTables(tables);
  const current = listFiles(root);
  const listed = [
    ...listEarlier(root, new Set(current.map(({name}) => name)), keep),
    ...current,
  ];
  const large = findLarge(listed, maxMemory);
  const read = new Map<string, SnapshotFile>();
  for (const each of listed) {
    await setImmediate();
    read.set(each.name, readFile(each, large, tables));
  }
  for (const [name, file] of read) {
    file.twin = read.get(twinPath(name.replace(/index\.html$/, '')));
  }
  const files = new Map([...carryOver(previous, read, keep), ...read]);
  const resolve = createResolver(tables);
  return {files, resolve: (target) => resolve(target, files), tables};
}
