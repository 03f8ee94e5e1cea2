import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawCard} from './drawCard';
import {cardNames, type CardName} from '../../content/site/cardNameOf';
import {cardFolder} from './files';
import {renderPng, writeFonts} from './renderPng';

/** A card before it is rendered. */
type DrawnCard = {
  name: CardName;
  svg: string;
  /** Path of the PNG; it contains a hash, so that caches can keep it forever. */
  url: string;
};

function cardPath(name: CardName, svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `/${cardFolder}/${name}.${hash}.png`;
}

/** Draws a social card for each kind of page and tells the pages where it is. */
export default function socialCards({
  siteDir,
  siteConfig: {title, url},
  generatedFilesDir,
}: LoadContext): Plugin<DrawnCard[]> {
  return {
    name: 'social-cards',
    async loadContent() {
      const logo = await readFile(
        path.join(siteDir, 'static/img/mark.svg'),
        'utf8',
      );
      const brand = {name: title, host: new URL(url).host, logo};
      return cardNames.map((name) => {
        const svg = drawCard(name, brand);
        return {name, svg, url: cardPath(name, svg)};
      });
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(
        Object.fromEntries(content.map((card) => [card.name, card.url])),
      );
    },
    async postBuild({content, outDir}) {
      const fonts = await writeFonts(
        path.join(generatedFilesDir, 'social-cards', 'fonts'),
        content.map(({svg}) => svg),
      );
      await mkdir(path.join(outDir, cardFolder), {recursive: true});
      for (const card of content) {
        await writeFile(
          path.join(outDir, card.url),
          await renderPng(card.svg, fonts),
        );
      }
    },
  };
}
