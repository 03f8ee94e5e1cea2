import {createHash} from 'node:crypto';
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {contentTypeOf} from '../../server/contentTypes';
import type {SiteFiles} from '../../server/siteFiles';
import type {FileCache} from '../lib/FileCache';

/** Smaller files fit into one packet anyway. */
const smallestSize = 1024;

/** Files at a time: enough to keep every core busy while this thread does other work. */
const concurrency = 16;

/** Markdown twins and lists of pages, which no page loads, and what few readers load: models and WebAssembly. */
const isSeldomRead = /\.(?:bin|md|wasm)$|\/llms(?:-full)?\.txt$/;

/** Pages of versions that are not the latest. */
const isOfOtherVersion = /\/docs\/(?:next|[\d.]+)\/.+\.html$/;

/** Bits of the window for short files: below quality 10, larger ones have tables that take longer to clear than such a file to compress. */
const shortWindow = 16;

const isShort = ({length}: Buffer) => length < 2 ** shortWindow;

/** Bytes from which files are worth the best quality, by extension; style sheets hold up every page. */
const longSizes: Readonly<Record<string, number>> = {
  '.css': 0,
  '.html': 170_000,
  '.js': 200_000,
  '.txt': 200_000,
};

/**
 * For a short file, quality 10 saves 6 % over 9 and takes ten times as long. The best
 * saves another 2.5 % for three times that.
 */
function brotliQuality(file: string, content: Buffer): number {
  if (isSeldomRead.test(file)) {
    return content.length > 10_000_000 ? 7 : 9;
  }
  if (isOfOtherVersion.test(file) && isShort(content)) {
    return 9;
  }
  const longSize = longSizes[path.extname(file)] ?? Infinity;
  return content.length > longSize ? 11 : 10;
}

function brotliParams(file: string, content: Buffer): Record<number, number> {
  const quality = brotliQuality(file, content);
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(quality < 10 &&
      isShort(content) && {[constants.BROTLI_PARAM_LGWIN]: shortWindow}),
  };
}

const encoders = [
  {
    suffix: '.br',
    encode: (content: Buffer, file: string) =>
      promisify(brotliCompress)(content, {
        params: brotliParams(file, content),
      }),
  },
  {
    suffix: '.gz',
    encode: (content: Buffer) =>
      promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  },
];

/** The compressed copies of a file that are smaller than it. */
async function encodeFile(
  file: string,
  cache: FileCache,
): Promise<{suffix: string; encoded: Buffer}[]> {
  const content = await readFile(file);
  if (content.length < smallestSize) {
    return [];
  }
  const digest = createHash('sha256').update(content).digest('hex');
  const copies = await Promise.all(
    encoders.map(async ({suffix, encode}) => ({
      suffix,
      encoded: await cache.get(digest + suffix, () => encode(content, file)),
    })),
  );
  return copies.filter(({encoded}) => encoded.length < content.length);
}

const isCompressible = (file: string) => contentTypeOf(file).isCompressible;

/**
 * Puts a brotli and a gzip copy beside each file where they are smaller; resolves to
 * the number of copies. Copies of what has not changed come from the cache.
 */
export async function compress(
  root: string,
  files: SiteFiles,
  cache: FileCache,
): Promise<number> {
  const queue = [...files.keys()].filter(isCompressible);
  let count = 0;
  async function work(): Promise<void> {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(root, name);
      const copies = await encodeFile(file, cache);
      for (const {suffix, encoded} of copies) {
        await writeFile(file + suffix, encoded);
      }
      count += copies.length;
    }
  }
  await Promise.all(Array.from({length: concurrency}, work));
  await cache.prune();
  return count;
}

/** Milliseconds after which a file that was written is complete. */
const settleTime = 500;

/** Files below a folder that are complete, without those that are done. */
async function settledFiles(
  folder: string,
  done: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .filter((file) => isCompressible(file) && !done.has(file))
      .map(async (file) => {
        const {mtimeMs} = await stat(file);
        return {file, age: Date.now() - mtimeMs};
      }),
  );
  return files.filter(({age}) => age > settleTime).map(({file}) => file);
}

/**
 * Compresses files into the cache as they appear below a folder, one at a time, while
 * other programs leave a core idle: less is left to do when the build is complete.
 */
export async function compressAhead(
  folder: string,
  cache: FileCache,
  stop: AbortSignal,
): Promise<void> {
  const done = new Set<string>();
  const isStopped = () => stop.aborted;
  while (!isStopped()) {
    for (const file of await settledFiles(folder, done)) {
      if (!isStopped()) {
        done.add(file);
        await encodeFile(file, cache);
      }
    }
    await setTimeout(settleTime);
  }
}
