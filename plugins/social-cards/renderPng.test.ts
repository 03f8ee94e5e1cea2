import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cardSize, drawCard} from './drawCard';
import {families} from './familyOf';
import {renderPng, unpackFonts} from './renderPng';

const brand = {name: 'Spark & Co', host: 'spark.test', mark: '<svg></svg>'};
let folder: string;
let fonts: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'social-cards-'));
  fonts = await unpackFonts(folder);
});

afterAll(() => rm(folder, {recursive: true}));

describe('social cards', () => {
  it.each(families)('draw %s at full size', async (family) => {
    const png = await renderPng(drawCard(family, brand), fonts);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(cardSize.width);
    expect(png.readUInt32BE(20)).toBe(cardSize.height);
    expect(png.length).toBeLessThan(300_000);
  });

  it('write their words with our face, and nothing without it', async () => {
    const words = drawCard('home', brand);
    const without = words.replaceAll(/<text.*?<\/text>/g, '');
    expect(without).not.toContain('<text');
    const blank = await renderPng(without, fonts);
    expect(await renderPng(words, [])).toEqual(blank);
    expect(await renderPng(words, fonts)).not.toEqual(blank);
  });

  it.each(['500', '800'])('need the cut of weight %s', async (weight) => {
    const svg = drawCard('faq', brand);
    const others = fonts.filter((file) => !file.includes(weight));
    expect(others).toHaveLength(1);
    expect(await renderPng(svg, others)).not.toEqual(
      await renderPng(svg, fonts),
    );
  });

  it('escape the brand', () => {
    expect(drawCard('home', brand)).toContain('Spark &amp; Co');
  });

  it('differ from family to family', () => {
    const drawn = new Set(families.map((family) => drawCard(family, brand)));
    expect(drawn.size).toBe(families.length);
  });
});
