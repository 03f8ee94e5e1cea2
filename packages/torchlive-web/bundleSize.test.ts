// What a program that computes with tensors makes its users download.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, it} from 'vitest';

const program = `
import {createTorchlive} from 'torchlive-web';
const {torch} = createTorchlive({release: '0.2.4'});
console.log(torch.arange(6).reshape([2, 3]).sum(1).data());
`;

it('a program on tensors alone is at most 60 kB, compressed, without React', async () => {
  const {outputFiles, metafile} = await build({
    stdin: {contents: program, resolveDir: import.meta.dirname},
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
  });
  expect(
    Object.keys(metafile.inputs).filter((file) =>
      file.includes('node_modules/react'),
    ),
  ).toEqual([]);
  const [{contents} = {contents: new Uint8Array()}] = outputFiles;
  const bytes = brotliCompressSync(contents).length;
  expect(bytes).toBeLessThanOrEqual(60_000);
  // What the README says, give or take a tenth.
  const readme = readFileSync(
    path.join(import.meta.dirname, 'README.md'),
    'utf8',
  );
  const [, kilobytes] = /tensors alone is (\d+) kB/.exec(readme) ?? [];
  expect(Math.abs(bytes / (1000 * Number(kilobytes)) - 1)).toBeLessThan(0.1);
});
