import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileGroups} from '../../config/fileGroups';
import {siteTables} from '../../config/serving/siteTables';
import {latestVersion} from '../../content/site/versions';
import {createPicker, type FileCache} from 'build-utils';
import {contentTypeOf, type SiteFiles} from 'site-server/build';

/** Smaller files fit into one packet anyway. */
const smallestSize = 1024;

/** Files at a time: enough to keep every core busy while this thread does other work. */
const concurrency = 16;

/** Bits of the window for short files: below quality 10, larger ones have tables that take longer to clear than such a file to compress. */
const shortWindow = 16;

const isShort = ({length}: Buffer) => length < 2 ** shortWindow;

/** Bytes from which files are worth the best quality, by extension; style sheets hold up every page. */
const longSizes: Readonly<Record<string, number>> = {
  '.css': 0,
  '.html': 170_000,
  '.js': 200_000,
  '.txt': 90_000,
};

/** Models and WebAssembly hardly get smaller. */
const isData = /\.(?:bin|wasm)$/;

/** Bytes of a page that is worth the time in every version. */
const longPage = 130_000;

/** What runs the examples of a version, too. */
const runsCode = /\.(?:worker|document)-\w+\.txt$/;

/**
 * For a short file, quality 10 saves 6 % over 8 and takes twenty times as long. The best
 * saves another 2.5 % for three times that.
 */
function brotliQuality(
  file: string,
  content: Buffer,
  isOftenRead: boolean,
): number {
  if (isData.test(file)) {
    return 5;
  }
  const extension = path.extname(file);
  const isLongPage = extension === '.html' && content.length > longPage;
  if (!isOftenRead && !isLongPage && !runsCode.test(file)) {
    return 8;
  }
  return content.length > (longSizes[extension] ?? Infinity) ? 11 : 10;
}

function brotliParams(
  content: Buffer,
  quality: number,
): Record<number, number> {
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
    encode: (content: Buffer, quality: number) =>
      promisify(brotliCompress)(content, {
        params: brotliParams(content, quality),
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
  isOftenRead: boolean,
  cache: FileCache,
): Promise<{suffix: string; encoded: Buffer}[]> {
  const content = await readFile(file);
  if (content.length < smallestSize) {
    return [];
  }
  const quality = brotliQuality(file, content, isOftenRead);
  const digest = createHash('sha256').update(content).digest('hex');
  const copies = await Promise.all(
    encoders.map(async ({suffix, encode}) => ({
      suffix,
      encoded: await cache.get(`${digest}-${quality}${suffix}`, () =>
        encode(content, quality),
      ),
    })),
  );
  return copies.filter(({encoded}) => encoded.length < content.length);
}

/**
 * Puts a brotli and a gzip copy beside each file where they are smaller; resolves to
 * the number of copies. Copies of what has not changed come from the cache. What
 * readers of the latest version load is worth the most time. Runs after the pages,
 * because rendering keeps all cores busy.
 */
export async function compress(
  root: string,
  files: SiteFiles,
  cache: FileCache,
): Promise<number> {
  const names = [...files.keys()];
  const oftenRead = new Set(
    createPicker(names, root, fileGroups)(latestVersion),
  );
  const queue = names.filter(
    (name) => contentTypeOf(name, siteTables).isCompressible,
  );
  let count = 0;
  async function work(): Promise<void> {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(root, name);
      const copies = await encodeFile(file, oftenRead.has(name), cache);
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
