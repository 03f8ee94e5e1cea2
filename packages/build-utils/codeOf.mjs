import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

const isCode = /\.(?:[cm]?[jt]sx?|css)$/;

/**
 * What files say to a computer: code without its comments, anything else as it is. If one
 * of them can't be parsed, all stay as they are.
 *
 * @param {string} folder
 * @param {readonly string[]} files Below the folder.
 * @returns {Map<string, string | Uint8Array>} By file.
 */
export function codeOf(folder, files) {
  const contents = new Map(
    files.map((file) => [file, readFileSync(path.join(folder, file))]),
  );
  /** @type {Record<string, esbuild.Loader>} */
  const loader = {'.css': 'css', '.cts': 'ts', '.mts': 'ts', '.cjs': 'js'};
  const code = files.filter((file) => isCode.test(file));
  /** @type {Map<string, string | Uint8Array>} */
  const result = new Map(contents);
  try {
    const {outputFiles} = esbuild.buildSync({
      absWorkingDir: path.resolve(folder),
      // Numbers, because two names may differ in their extensions alone.
      entryPoints: code.map((file, index) => ({
        in: `./${file}`,
        out: String(index),
      })),
      loader,
      outdir: 'unused',
      write: false,
      minifyWhitespace: true,
      legalComments: 'none',
      logLevel: 'silent',
    });
    for (const {path: output, text} of outputFiles) {
      const file = code[Number.parseInt(path.basename(output), 10)];
      if (file !== undefined) {
        result.set(file, text);
      }
    }
  } catch {
    return contents;
  }
  return result;
}
