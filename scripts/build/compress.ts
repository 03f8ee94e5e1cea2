import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {contentTypeOf} from '../../server/contentTypes';
import type {SiteFiles} from '../../server/siteFiles';
import type {CopyStore} from './CopyStore';

/** Smaller files fit into one packet anyway. */
const smallestSize = 1024;

/** Each encoding at its best, since it is made once. */
const compressors = [
  {
    suffix: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    suffix: '.gz',
    compress: (content: Buffer) =>
      promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
  },
];

async function compressFile(file: string, store?: CopyStore): Promise<number> {
  const content = await readFile(file);
  if (content.length < smallestSize) {
    return 0;
  }
  const written = await Promise.all(
    compressors.map(async ({suffix, compress: pack}) => {
      const packed = await (store?.take(content, suffix, pack) ??
        pack(content));
      if (packed.length >= content.length) {
        return 0;
      }
      await writeFile(file + suffix, packed);
      return 1;
    }),
  );
  return written.reduce<number>((sum, copies) => sum + copies, 0);
}

/**
 * Lays a brotli and a gzip copy beside each file where they are smaller; resolves to
 * how many copies. Copies of what has not changed come from the store, if there is one.
 */
export async function compress(
  root: string,
  files: SiteFiles,
  store?: CopyStore,
): Promise<number> {
  const queue = [...files.keys()].filter(
    (file) => contentTypeOf(file).isCompressible,
  );
  let count = 0;
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const copies = await compressFile(path.join(root, file), store);
      count += copies;
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  await store?.forgetOthers();
  return count;
}
