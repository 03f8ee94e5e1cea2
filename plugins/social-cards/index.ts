import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawCard} from './drawCard';
import {families, type Family} from './familyOf';
import {renderPng, unpackFonts} from './renderPng';

/** A card before it is rendered. */
type DrawnCard = {
  family: Family;
  svg: string;
  /** Path of its PNG on the site; named by its content, so that caches keep it. */
  url: string;
};

/** What the browser needs: where each family's card is. */
export type CardUrls = Record<Family, string>;

function nameCard(family: Family, svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return `/assets/social/${family}.${hash}.png`;
}

/** Draws a social card for each family of pages and points the pages at them. */
export default function socialCards({
  siteDir,
  siteConfig: {title, url},
  generatedFilesDir,
}: LoadContext): Plugin<DrawnCard[]> {
  return {
    name: 'social-cards',
    async loadContent() {
      const mark = await readFile(
        path.join(siteDir, 'static/img/mark.svg'),
        'utf8',
      );
      const brand = {name: title, host: new URL(url).host, mark};
      return families.map((family) => {
        const svg = drawCard(family, brand);
        return {family, svg, url: nameCard(family, svg)};
      });
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(
        Object.fromEntries(content.map((card) => [card.family, card.url])),
      );
    },
    async postBuild({content, outDir}) {
      const fonts = await unpackFonts(
        path.join(generatedFilesDir, 'social-cards', 'fonts'),
      );
      await mkdir(path.join(outDir, 'assets/social'), {recursive: true});
      for (const card of content) {
        await writeFile(
          path.join(outDir, card.url),
          await renderPng(card.svg, fonts),
        );
      }
    },
  };
}
