import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {cardSize, drawCard} from './drawCard';
import {cardNames} from '../../content/site/cardNameOf';
import {renderPng, writeFonts} from './renderPng';

const brand = {name: 'Spark & Co', host: 'spark.test', logo: '<svg></svg>'};
let folder: string;
let fonts: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'social-cards-'));
  fonts = await writeFonts(
    folder,
    cardNames.map((name) => drawCard(name, brand)),
  );
});

afterAll(() => rm(folder, {recursive: true}));

it.each(cardNames)('the card of %s has its full size', async (name) => {
  const png = await renderPng(drawCard(name, brand), fonts);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(cardSize.width);
  expect(png.readUInt32BE(20)).toBe(cardSize.height);
  expect(png.length).toBeLessThan(300_000);
});

it('text needs the site font: without it there is none', async () => {
  const card = drawCard('home', brand);
  const withoutText = card.replaceAll(/<text.*?<\/text>/g, '');
  expect(withoutText).not.toContain('<text');
  const blank = await renderPng(withoutText, fonts);
  expect(await renderPng(card, [])).toEqual(blank);
  expect(await renderPng(card, fonts)).not.toEqual(blank);
});

it.each(['500', '800'])('text needs the font of weight %s', async (weight) => {
  const svg = drawCard('faq', brand);
  const others = fonts.filter((file) => !file.includes(weight));
  expect(others).toHaveLength(1);
  expect(await renderPng(svg, others)).not.toEqual(await renderPng(svg, fonts));
});

it('the brand is escaped', () => {
  expect(drawCard('home', brand)).toContain('Spark &amp; Co');
});

it('no two cards are the same', () => {
  const drawn = new Set(cardNames.map((name) => drawCard(name, brand)));
  expect(drawn.size).toBe(cardNames.length);
});
