import {constants, brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';

/** Bytes of the runtime's half of a phone, minified, plain and as brotli. */
export async function measureBundle(): Promise<{
  plain: number;
  brotli: number;
}> {
  const {outputFiles} = await build({
    entryPoints: ['runtime/native/torchlive/createTorchlive.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]!.contents;
  const {length: brotli} = brotliCompressSync(code, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 11},
  });
  return {plain: code.length, brotli};
}
