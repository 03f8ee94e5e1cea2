import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const weights = [500, 800] as const;

/** Writes the site's font to a folder in the weights of the cards: the renderer takes static TrueType files. */
export async function writeFonts(
  folder: string,
  cards: readonly string[],
): Promise<string[]> {
  await mkdir(folder, {recursive: true});
  const font = await readFile(
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  return Promise.all(
    weights.map(async (weight) => {
      const file = path.join(folder, `figtree-${weight}.ttf`);
      const instance = await subsetFont(font, cards.join(''), {
        targetFormat: 'truetype',
        variationAxes: {wght: weight},
      });
      await writeFile(file, instance);
      return file;
    }),
  );
}

/** Renders a card with the given fonts only, so that every machine renders the same. */
export async function renderPng(
  svg: string,
  fontFiles: string[],
): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {loadSystemFonts: false, fontFiles},
  });
  return image.asPng();
}
