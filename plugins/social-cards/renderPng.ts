import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {unpackWoff} from './unpackWoff';

const weights = [500, 800] as const;

/** Unpacks the site's face into a folder, for the renderer reads fonts from files only. */
export async function unpackFonts(folder: string): Promise<string[]> {
  await mkdir(folder, {recursive: true});
  return Promise.all(
    weights.map(async (weight) => {
      const woff = require.resolve(
        `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`,
      );
      const file = path.join(folder, `figtree-${weight}.ttf`);
      await writeFile(file, unpackWoff(await readFile(woff)));
      return file;
    }),
  );
}

/** Renders a card; only the given fonts are used, so that it is the same everywhere. */
export async function renderPng(
  svg: string,
  fontFiles: string[],
): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {loadSystemFonts: false, fontFiles},
  });
  return image.asPng();
}
